import { seconds } from '@tecnoclick/domain/platform/duration'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { lastMailTo, tokenIn } from '../../testing/mailbox.ts'
import { emailOf, insertUser, somePassword } from '../../testing/people.ts'
import { type Person, testDeps, useTestApi } from '../../testing/test-api.ts'
import { createSignInGate } from './sign-in-gate.ts'

/** Attempts at the same moment are counted before they are checked (platform.md#rate-limits). */
const shop = useTestApi()
const guesses = Array.from({ length: 60 }, (_, index) => String(index).padStart(6, '0'))

async function enrolTotp(person: Person): Promise<string> {
  const { secret } = await (await person.fetch('/security/second-factor/totp', { method: 'POST' })).json()
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: shop.clock.now.getTime(),
  })
  await person.fetch('/security/second-factor/totp/confirm', { method: 'POST', json: { code } })
  shop.clock.now = new Date(shop.clock.now.getTime() + seconds(30))
  return secret
}

function rightCode(secret: string): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: shop.clock.now.getTime() })
}

/** How many guesses got each answer. A busy machine has no connection for some of them. */
async function answersOf(responses: Promise<Response>[]): Promise<Record<string, number>> {
  const answers: Record<string, number> = {}
  for (const response of await Promise.all(responses)) {
    const code = response.ok ? 'ok' : (await response.json()).error.code
    answers[code] = (answers[code] ?? 0) + 1
  }
  return answers
}

const post = (path: string, json: object) => shop.fetch(path, { method: 'POST', json })

test('of sixty parallel codes for the second step ten are compared', async () => {
  const person = await shop.as('user')
  await enrolTotp(person)
  const email = await emailOf(shop.database.db, person.userId)
  const challenges: string[] = []
  for (let made = 0; made < 12; made++) {
    const refused = await (await post('/security/login', { email, password: somePassword })).json()
    challenges.push(refused.error.secondFactor.challenge)
  }
  const answers = await answersOf(
    guesses.map((code, index) =>
      post('/security/login/second-factor', { challenge: challenges[index % 12], code }),
    ),
  )
  expect(answers.badFactor).toBeLessThanOrEqual(10)
  expect(answers.tooMany).toBeGreaterThan(20)
})

test('of sixty parallel codes for a confirmation ten are compared, and the right one comes too late', async () => {
  const person = await shop.as('user')
  const secret = await enrolTotp(person)
  const confirm = (code: string) => person.fetch('/security/confirmation', { method: 'POST', json: { code } })
  const answers = await answersOf(guesses.map(confirm))
  expect(answers.badFactor).toBeLessThanOrEqual(10)
  expect(answers.tooMany).toBeGreaterThan(20)
  expect((await confirm(rightCode(secret))).status).toBe(429)
})

test('of sixty parallel passwords for a confirmation ten are compared', async () => {
  const person = await shop.as('user')
  const answers = await answersOf(
    guesses.map((guess) =>
      person.fetch('/security/confirmation', { method: 'POST', json: { password: guess.padStart(64, '0') } }),
    ),
  )
  expect(answers.badCredentials).toBeLessThanOrEqual(10)
})

test('of sixty parallel codes beside the link of a recovery ten are compared', async () => {
  const person = await shop.as('user')
  await enrolTotp(person)
  const email = await emailOf(shop.database.db, person.userId)
  await post('/security/reset-password/init', { email })
  const token = tokenIn(await lastMailTo(shop.database, email))
  const password = 'b'.repeat(64)
  const answers = await answersOf(
    guesses.map((factorCode) =>
      post('/security/reset-password/finish', { token, password, confirmPassword: password, factorCode }),
    ),
  )
  expect(answers.badFactor).toBeLessThanOrEqual(10)
})

test('of sixty parallel passwords of a sign-in five are compared', async () => {
  const email = 'paralela@ejemplo.cu'
  await insertUser(shop.database.db, { email })
  const answers = await answersOf(
    guesses.map((guess) => post('/security/login', { email, password: guess.padStart(64, '0') })),
  )
  expect(answers.badCredentials).toBeLessThanOrEqual(5)
})

test('of one password tried on sixty accounts by sixty processes twenty are compared, and four more a minute', async () => {
  const gate = createSignInGate({ ...testDeps, database: shop.database, now: () => shop.clock.now })
  const refusals = await Promise.all(guesses.map(() => gate.guard('203.0.113.60').take()))
  expect(refusals.filter((refusal) => refusal === undefined)).toHaveLength(24)
})

test('right answers do not use up the attempts', async () => {
  const email = 'acierta@ejemplo.cu'
  await insertUser(shop.database.db, { email })
  for (let time = 0; time < 12; time++)
    expect((await post('/security/login', { email, password: somePassword })).status).toBe(200)
  const person = await shop.as('user')
  for (let time = 0; time < 12; time++) {
    const json = { password: somePassword }
    expect((await person.fetch('/security/confirmation', { method: 'POST', json })).status).toBe(204)
  }
})
