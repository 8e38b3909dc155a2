import assert from 'node:assert/strict'
import { createAuthenticator } from '@tecnoclick/api/people/second-factor/testing/authenticator'
import type { Attack } from '../attack.ts'
import type { Answer } from '../client.ts'
import { expectCode, expectRefused, expectStatus, made } from '../expect.ts'
import { recoveryTokenIn } from '../mailbox.ts'
import {
  appCode,
  enrolApp,
  forgetConfirmation,
  insertPerson,
  otherPassword,
  type Person,
  signIn,
} from '../people.ts'
import { publicUrl, type Target } from '../target.ts'

const site = { origin: publicUrl, rpId: new URL(publicUrl).hostname }

async function challengeFor(target: Target, { email }: Person) {
  const answer = await signIn(target.visitor(), email)
  expectCode(answer, 'secondFactorRequired')
  assert.ok(!answer.cookies.some((line) => /session=[^;]/.test(line)), 'the password alone set a session')
  return answer.json().error.secondFactor
}

function secondStep(target: Target, json: object, client = target.visitor()): Promise<Answer> {
  return client.post('/api/security/login/second-factor', json)
}

async function enrolPasskey({ client }: Person) {
  const authenticator = createAuthenticator()
  const { challenge } = made(await client.get('/api/security/second-factor/passkeys/options'))
  const passkey = authenticator.register({ challenge, ...site })
  made(await client.post('/api/security/second-factor/passkeys', { name: 'Teléfono', passkey }))
  return authenticator
}

export const secondFactorAttacks: readonly Attack[] = [
  {
    title: 'a challenge takes five codes; then the right one comes too late',
    async run(target) {
      const person = await insertPerson(target)
      const { secret } = await enrolApp(person)
      const { challenge } = await challengeFor(target, person)
      for (const code of ['000000', '111111', '222222', '333333', '444444'])
        expectCode(await secondStep(target, { challenge, code }), 'badFactor')
      expectCode(await secondStep(target, { challenge, code: appCode(secret) }), 'challengeExpired')
    },
  },
  {
    title: 'new challenges do not make the codes guessable: ten wrong ones per account and network',
    async run(target) {
      const person = await insertPerson(target)
      const { secret } = await enrolApp(person)
      const thief = target.visitor()
      const codes: string[] = []
      for (let round = 0; round < 3; round++) {
        const { challenge } = await challengeFor(target, person)
        for (let guess = 0; guess < 4; guess++)
          codes.push((await secondStep(target, { challenge, code: `00000${guess}` }, thief)).code)
      }
      assert.ok(codes.includes('tooMany'), codes.join())
      const { challenge } = await challengeFor(target, person)
      expectStatus(await secondStep(target, { challenge, code: appCode(secret) }), 200)
    },
  },
  {
    title: 'sixty codes at the same moment are ten guesses, at sign-in and at a confirmation',
    async run(target) {
      const person = await insertPerson(target)
      await enrolApp(person)
      const challenges: string[] = []
      for (let made = 0; made < 12; made++) challenges.push((await challengeFor(target, person)).challenge)
      const thief = target.visitor()
      const guesses = Array.from({ length: 60 }, (_, index) => ({
        challenge: challenges[index % challenges.length],
        code: String(index).padStart(6, '0'),
      }))
      const compared = (answers: Answer[]) => answers.filter(({ code }) => code === 'badFactor').length
      const steps = await Promise.all(guesses.map((guess) => secondStep(target, guess, thief)))
      assert.ok(compared(steps) <= 10, `${compared(steps)} codes were compared`)
      const confirmations = await Promise.all(
        guesses.map(({ code }) => person.client.post('/api/security/confirmation', { code })),
      )
      assert.ok(compared(confirmations) <= 10, `${compared(confirmations)} codes were compared`)
    },
  },
  {
    title: 'a code of the app works once, also at the same moment',
    async run(target) {
      const person = await insertPerson(target)
      const { secret } = await enrolApp(person)
      const challenges = await Promise.all([1, 2, 3, 4].map(() => challengeFor(target, person)))
      const code = appCode(secret)
      const answers = await Promise.all(
        challenges.map(({ challenge }) => secondStep(target, { challenge, code })),
      )
      assert.equal(answers.filter(({ status }) => status === 200).length, 1)
      const { challenge } = await challengeFor(target, person)
      expectCode(await secondStep(target, { challenge, code }), 'badFactor')
    },
  },
  {
    title: 'a backup code works once, and a code of the hour before not at all',
    async run(target) {
      const person = await insertPerson(target)
      const { secret, backupCodes } = await enrolApp(person)
      const [first, second] = [await challengeFor(target, person), await challengeFor(target, person)]
      expectStatus(await secondStep(target, { challenge: first.challenge, code: backupCodes[0] }), 200)
      expectCode(await secondStep(target, { challenge: second.challenge, code: backupCodes[0] }), 'badFactor')
      for (const periods of [-120, -3, 3, 120])
        expectCode(
          await secondStep(target, { challenge: second.challenge, code: appCode(secret, periods) }),
          'badFactor',
        )
    },
  },
  {
    title: "the factors of another account do not answer the owner's challenge",
    async run(target) {
      const [owner, thief] = [await insertPerson(target), await insertPerson(target)]
      await enrolApp(owner)
      const { secret, backupCodes } = await enrolApp(thief)
      const key = await enrolPasskey(thief)
      await enrolPasskey(owner)
      const { challenge, passkey } = await challengeFor(target, owner)
      expectCode(await secondStep(target, { challenge, code: appCode(secret) }), 'badFactor')
      expectCode(await secondStep(target, { challenge, code: backupCodes[0] }), 'badFactor')
      const signed = key.sign({ challenge: passkey.challenge, ...site })
      expectCode(await secondStep(target, { challenge, passkey: signed }), 'badFactor')
    },
  },
  {
    title: 'a passkey answers for our site and its own challenge only, and not twice',
    async run(target) {
      const person = await insertPerson(target)
      const key = await enrolPasskey(person)
      const first = await challengeFor(target, person)
      const sign = (change: object) => key.sign({ challenge: first.passkey.challenge, ...site, ...change })
      for (const change of [
        { origin: 'https://evil.test' },
        { rpId: 'evil.test' },
        { challenge: 'c29tZXRoaW5n' },
      ])
        expectCode(
          await secondStep(target, { challenge: first.challenge, passkey: sign(change) }),
          'badFactor',
        )
      const right = sign({})
      expectStatus(await secondStep(target, { challenge: first.challenge, passkey: right }), 200)
      expectRefused(await secondStep(target, { challenge: first.challenge, passkey: right }))
      const second = await challengeFor(target, person)
      expectCode(await secondStep(target, { challenge: second.challenge, passkey: right }), 'badFactor')
    },
  },
  {
    title: 'a challenge is no session, and a session no challenge',
    async run(target) {
      const person = await insertPerson(target)
      await enrolApp(person)
      const { challenge } = await challengeFor(target, person)
      const thief = target.visitor().with({ token: challenge })
      expectStatus(await thief.get('/api/cart'), 401)
      expectCode(await secondStep(target, { challenge: person.token, code: '000000' }), 'challengeExpired')
    },
  },
  {
    title: 'staff with a password only can enrol a factor and do nothing else',
    async run(target) {
      const staff = await insertPerson(target, { staffRole: 'administrator' })
      const { token } = made(await signIn(target.visitor(), staff.email))
      const client = target.visitor().with({ token })
      for (const path of [
        '/api/admin/customers',
        '/api/admin/settings',
        '/api/admin/staff',
        '/api/admin/mails',
        '/api/consecutives',
      ])
        expectCode(await client.get(path), 'secondFactorMissing')
      const customer = await insertPerson(target)
      made(await customer.client.post('/api/profiles', { name: 'Ana', lastname: 'Rosales' }))
      assert.equal(made(await client.get('/api/profiles')).total, 0)
      expectStatus(await client.get('/api/security/second-factor'), 200)
    },
  },
  {
    title: 'staff cannot remove their last factor, nor anybody one without a fresh confirmation',
    async run(target) {
      const staff = await insertPerson(target, { staffRole: 'seller' })
      await enrolApp(staff)
      expectCode(await staff.client.delete('/api/security/second-factor/totp'), 'lastFactor')
      const customer = await insertPerson(target)
      await enrolApp(customer)
      await forgetConfirmation(target, customer)
      expectCode(await customer.client.delete('/api/security/second-factor/totp'), 'confirmationRequired')
      expectCode(
        await customer.client.post('/api/security/second-factor/backup-codes'),
        'confirmationRequired',
      )
    },
  },
  {
    title: 'secrets of the factors are stored encrypted or as hashes',
    async run(target) {
      const person = await insertPerson(target)
      const { secret, backupCodes } = await enrolApp(person)
      const { pool } = target.database
      for (const table of ['totp_secrets', 'backup_codes'])
        for (const clear of [secret, backupCodes[0] ?? '', (backupCodes[0] ?? '').replaceAll('-', '')]) {
          const found = await pool.query(
            `select from ${table} as t where position($1 in t::text) > 0 or position(encode($1::bytea, 'hex') in t::text) > 0`,
            [clear],
          )
          assert.equal(found.rowCount, 0, `${table} holds a readable secret`)
        }
    },
  },
  {
    title: 'who registers the address of another and adds a second factor does not keep the owner out',
    async run(target) {
      const person = await insertPerson(target, { proven: false })
      await enrolApp(person)
      made(await target.visitor().post('/api/security/reset-password/init', { email: person.email }))
      const token = recoveryTokenIn(await target.mailbox.waitFor(person.email, 'resetpassword?token='))
      const finish = { token, password: otherPassword, confirmPassword: otherPassword }
      expectStatus(await target.visitor().post('/api/security/reset-password/finish', finish), 200)
      expectStatus(await person.client.get('/api/cart'), 401)
      expectStatus(await signIn(target.visitor(), person.email, otherPassword), 200)
    },
  },
]
