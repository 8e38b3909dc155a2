import assert from 'node:assert/strict'
import type { Attack } from '../attack.ts'
import type { Client } from '../client.ts'
import { expectCode, expectRefused, expectStatus, made } from '../expect.ts'
import { codeIn, recoveryTokenIn } from '../mailbox.ts'
import { appCode, enrolApp, insertPerson, otherPassword, signIn } from '../people.ts'
import type { Target } from '../target.ts'

const wish = { password: otherPassword, confirmPassword: otherPassword }

async function request(client: Client, email: string): Promise<string> {
  return made(await client.post('/api/security/reset-password/init', { email })).handle
}

function finish(client: Client, proof: object) {
  return client.post('/api/security/reset-password/finish', { ...wish, ...proof })
}

/** The owner asks for a code; the attacker is told it, which is better than any guess. */
async function requestedCode(target: Target) {
  const owner = await insertPerson(target)
  const visitor = target.visitor()
  const handle = await request(visitor, owner.email)
  const mail = await target.mailbox.waitFor(owner.email, 'resetpassword')
  return { owner, visitor, handle, code: codeIn(mail), token: recoveryTokenIn(mail) }
}

function wrong(code: string, times = 1): string {
  return String((Number(code) + times) % 10_000).padStart(4, '0')
}

export const recoveryAttacks: readonly Attack[] = [
  {
    title: 'the right code with the e-mail but without the handle changes nothing',
    async run(target) {
      const { owner, code } = await requestedCode(target)
      expectCode(await finish(target.visitor(), { email: owner.email, resetKey: code }), 'badCode')
      expectStatus(await signIn(target.visitor(), owner.email), 200)
    },
  },
  {
    title: "the right code with the handle of somebody else's request changes nothing",
    async run(target) {
      const { owner, code } = await requestedCode(target)
      const thief = await insertPerson(target)
      const visitor = target.visitor()
      const handle = await request(visitor, thief.email)
      for (const email of [owner.email, undefined])
        expectCode(await finish(visitor, { email, resetKey: code, handle }), 'badCode')
      expectStatus(await signIn(target.visitor(), owner.email), 200)
    },
  },
  {
    title: "a stranger's own request for the owner's address does not learn the owner's code",
    async run(target) {
      const { owner, code } = await requestedCode(target)
      const stranger = target.visitor()
      const handle = await request(stranger, owner.email)
      const later = codeIn((await allRecoveryMails(target, owner.email, 2)).at(-1) ?? '')
      // Both codes may be equal by chance.
      if (later !== code) expectCode(await finish(stranger, { resetKey: code, handle }), 'badCode')
    },
  },
  {
    title: 'a stolen handle allows five guesses; then the right code is dead too',
    async run(target) {
      const { owner, handle, code } = await requestedCode(target)
      for (let guess = 1; guess <= 5; guess++)
        expectCode(await finish(target.visitor(), { handle, resetKey: wrong(code, guess) }), 'badCode')
      expectCode(await finish(target.visitor(), { handle, resetKey: code }), 'badCode')
      expectStatus(await signIn(target.visitor(), owner.email), 200)
    },
  },
  {
    title: 'thirty guesses at the same moment count as five',
    async run(target) {
      const { owner, handle, code } = await requestedCode(target)
      const guesses = Array.from({ length: 30 }, (_, index) =>
        finish(target.visitor(), { handle, resetKey: wrong(code, index + 1) }),
      )
      await Promise.all(guesses)
      const { rows } = await target.database.pool.query(
        'select max(tries) as most from recovery_codes where user_id = $1',
        [owner.id],
      )
      assert.ok(rows[0].most <= 5, `${rows[0].most} guesses were counted`)
      expectCode(await finish(target.visitor(), { handle, resetKey: code }), 'badCode')
    },
  },
  {
    title: "requests and guesses of strangers kill none of the owner's codes and use up none of the requests",
    async run(target) {
      const { owner, visitor, handle, code } = await requestedCode(target)
      const attempts = Array.from({ length: 4 }, async (_, index) => {
        const stranger = target.visitor()
        const theirs = await request(stranger, owner.email)
        await finish(stranger, { handle: theirs, resetKey: wrong(code, index + 1) })
        await finish(stranger, { email: owner.email, resetKey: wrong(code, index + 1) })
      })
      await Promise.all(attempts)
      expectStatus(await finish(visitor, { handle, resetKey: code }), 200)
      for (let again = 0; again < 2; again++) await request(visitor, owner.email)
      expectStatus(await signIn(target.visitor(), owner.email, otherPassword), 200)
    },
  },
  {
    title: 'ten wrong guesses switch the codes of an account off: the next mail has the link alone',
    async run(target) {
      const { owner, handle, code } = await requestedCode(target)
      for (let guess = 1; guess <= 5; guess++)
        await finish(target.visitor(), { handle, resetKey: wrong(code, guess) })
      const stranger = target.visitor()
      const next = await request(stranger, owner.email)
      const mail = (await allRecoveryMails(target, owner.email, 2)).at(-1) ?? ''
      for (let guess = 1; guess <= 5; guess++)
        await finish(target.visitor(), { handle: next, resetKey: wrong(codeIn(mail), guess) })
      await request(target.visitor(), owner.email)
      const last = (await allRecoveryMails(target, owner.email, 3)).at(-1) ?? ''
      assert.doesNotMatch(last, /^\d{4}$/m)
      recoveryTokenIn(last)
    },
  },
  {
    title: 'fifteen networks cause at most six mails a day to a customer who never signed in from them',
    async run(target) {
      const owner = await insertPerson(target)
      await Promise.all(Array.from({ length: 15 }, () => request(target.visitor(), owner.email)))
      const { rows } = await target.database.pool.query(
        'select count(*)::int as mails from outbox where to_address = $1',
        [owner.email],
      )
      assert.ok(rows[0].mails >= 1 && rows[0].mails <= 6, `${rows[0].mails} mails`)
    },
  },
  {
    title: 'staff get a link only, and it does nothing without the second factor',
    async run(target) {
      const admin = await insertPerson(target, { staffRole: 'administrator' })
      const { secret } = await enrolApp(admin)
      const visitor = target.visitor()
      const handle = await request(visitor, admin.email)
      const mail = await target.mailbox.waitFor(admin.email, 'resetpassword')
      assert.doesNotMatch(mail, /^\d{4}$/m)
      for (const resetKey of ['0000', '1234'])
        expectCode(await finish(visitor, { handle, resetKey, email: admin.email }), 'badCode')
      const token = recoveryTokenIn(mail)
      expectCode(await finish(visitor, { token }), 'secondFactorRequired')
      expectCode(await finish(visitor, { token, factorCode: '000000' }), 'badFactor')
      expectStatus(await finish(visitor, { token, factorCode: appCode(secret) }), 200)
    },
  },
  {
    title: 'a link works once, and not after the code was used',
    async run(target) {
      const { visitor, handle, code, token } = await requestedCode(target)
      expectStatus(await finish(visitor, { handle, resetKey: code }), 200)
      expectRefused(await finish(target.visitor(), { token }))
      expectRefused(await finish(visitor, { handle, resetKey: code }))
    },
  },
  {
    title: 'known and unknown addresses get the same answer and no other cookie',
    async run(target) {
      const { email } = await insertPerson(target)
      const known = await target.visitor().post('/api/security/reset-password/init', { email })
      const unknown = await target
        .visitor()
        .post('/api/security/reset-password/init', { email: 'nadie@ejemplo.cu' })
      assert.deepEqual(shapeOf(known), shapeOf(unknown))
    },
  },
]

async function allRecoveryMails(target: Target, address: string, count: number): Promise<string[]> {
  for (let tries = 0; tries < 800; tries++) {
    const mails = target.mailbox.to(address).filter((text) => text.includes('resetpassword'))
    if (mails.length >= count) return mails
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error(`Fewer than ${count} recovery mails to ${address}`)
}

function shapeOf(answer: { status: number; json(): object; cookies: readonly string[] }) {
  const { status, cookies } = answer
  return {
    status,
    fields: Object.keys(answer.json()),
    cookies: cookies.map((line) => line.replace(/=[^;]*/, '')),
  }
}
