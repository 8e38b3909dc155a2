import { setImmediate } from 'node:timers/promises'
import { profiles } from '@tecnoclick/database/schema/people/profiles'
import { backupCodes, passkeys, totpSecrets } from '@tecnoclick/database/schema/people/second-factors'
import { sessions } from '@tecnoclick/database/schema/people/users'
import { auditLog } from '@tecnoclick/database/schema/platform/audit-log'
import { passkeysPerAccount } from '@tecnoclick/domain/people/second-factor'
import { minutes, seconds } from '@tecnoclick/domain/platform/duration'
import { and, asc, eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { codeIn, lastMailTo, mailsTo } from '../../testing/mailbox.ts'
import { emailOf, insertUser, somePassword } from '../../testing/people.ts'
import { type Person, useTestApi } from '../../testing/test-api.ts'
import { createAuthenticator } from './testing/authenticator.ts'

const shop = useTestApi()
const start = new Date('2026-03-02T15:00:00Z')
const site = { origin: 'http://shop.test', rpId: 'shop.test' }

beforeEach(() => {
  shop.clock.now = start
})

function pass(time: number) {
  shop.clock.now = new Date(shop.clock.now.getTime() + time)
}

function codeOf(secret: string, at = shop.clock.now): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() })
}

async function enrolTotp(person: Person): Promise<{ secret: string; codes: string[] }> {
  const { secret } = await (await person.fetch('/security/second-factor/totp', { method: 'POST' })).json()
  const confirmed = await person.fetch('/security/second-factor/totp/confirm', {
    method: 'POST',
    json: { code: codeOf(secret) },
  })
  expect(confirmed.status).toBe(200)
  pass(seconds(30))
  return { secret, codes: (await confirmed.json()).backupCodes }
}

async function enrolPasskey(person: Person, name = 'Mi teléfono') {
  const authenticator = createAuthenticator()
  const { challenge } = await (await person.fetch('/security/second-factor/passkeys/options')).json()
  const passkey = authenticator.register({ challenge, ...site })
  const response = await person.fetch('/security/second-factor/passkeys', {
    method: 'POST',
    json: { name, passkey },
  })
  expect(response.status).toBe(201)
  return { authenticator, ...(await response.json()) }
}

async function signIn(userId: number, clientAddress = '127.0.0.1') {
  const email = await emailOf(shop.database.db, userId)
  const json = { email, password: somePassword }
  const response = await shop.fetch('/security/login', { method: 'POST', json, clientAddress })
  return { response, body: await response.json() }
}

async function challengeFor(userId: number) {
  const { response, body } = await signIn(userId)
  expect(response.status).toBe(401)
  expect(body.error.code).toBe('secondFactorRequired')
  return body.error.secondFactor
}

function answer(json: object, clientAddress?: string) {
  return shop.fetch('/security/login/second-factor', {
    method: 'POST',
    json,
    ...(clientAddress && { clientAddress }),
  })
}

async function codeFrom(response: Response): Promise<string> {
  return (await response.json()).error?.code ?? response.status
}

test('with an authenticator app the password alone opens no session', async () => {
  const person = await shop.as('user')
  const { secret } = await enrolTotp(person)
  const { response, body } = await signIn(person.userId)
  expect(response.status).toBe(401)
  expect(response.headers.get('set-cookie')).toMatch(/^sign-in-challenge=.+HttpOnly/)
  expect(body.error.secondFactor.methods).toEqual(['totp', 'backupCode'])

  const finished = await answer({ challenge: body.error.secondFactor.challenge, code: codeOf(secret) })
  expect(finished.status).toBe(200)
  const { token, user } = await finished.json()
  expect(user.id).toBe(person.userId)
  expect((await (await shop.fetch('/security/me', { token })).json()).user.id).toBe(person.userId)
})

test('the cookie of the first step serves as its challenge', async () => {
  const person = await shop.as('user')
  const { secret } = await enrolTotp(person)
  const { response } = await signIn(person.userId)
  const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? ''
  const options = await shop.fetch('/security/login/second-factor', { cookie })
  expect((await options.json()).methods).toEqual(['totp', 'backupCode'])
  const finished = await shop.fetch('/security/login/second-factor', {
    method: 'POST',
    cookie,
    json: { code: codeOf(secret) },
  })
  expect(finished.status).toBe(200)
  expect(finished.headers.getSetCookie().some((line) => line.startsWith('session='))).toBe(true)
})

test('a code works once, also in the next sign-in', async () => {
  const person = await shop.as('user')
  const { secret } = await enrolTotp(person)
  const code = codeOf(secret)
  const first = await challengeFor(person.userId)
  expect((await answer({ challenge: first.challenge, code })).status).toBe(200)
  const second = await challengeFor(person.userId)
  expect(await codeFrom(await answer({ challenge: second.challenge, code }))).toBe('badFactor')
})

test('five wrong codes end a challenge; the right one comes too late', async () => {
  const person = await shop.as('user')
  const { secret } = await enrolTotp(person)
  const { challenge } = await challengeFor(person.userId)
  for (let wrong = 0; wrong < 5; wrong++) {
    expect(await codeFrom(await answer({ challenge, code: '000000' }))).toBe('badFactor')
  }
  expect(await codeFrom(await answer({ challenge, code: codeOf(secret) }))).toBe('challengeExpired')
})

test('wrong codes are limited per account and network, and the owner elsewhere gets in', async () => {
  const person = await shop.as('user')
  const { secret } = await enrolTotp(person)
  const seen = new Set<string>()
  for (let round = 0; round < 4; round++) {
    const { challenge } = await challengeFor(person.userId)
    for (let wrong = 0; wrong < 4; wrong++) {
      seen.add(await codeFrom(await answer({ challenge, code: '000000' }, '203.0.113.9')))
    }
  }
  expect(seen).toContain('tooMany')
  const { challenge } = await challengeFor(person.userId)
  expect((await answer({ challenge, code: codeOf(secret) }, '198.51.100.7')).status).toBe(200)
})

test('a challenge expires, and with the password it was made for', async () => {
  const person = await shop.as('user')
  const { secret } = await enrolTotp(person)
  const { challenge } = await challengeFor(person.userId)
  pass(minutes(5))
  expect(await codeFrom(await answer({ challenge, code: codeOf(secret) }))).toBe('challengeExpired')
})

test('a backup code works once, typed in any way', async () => {
  const person = await shop.as('user')
  const { codes } = await enrolTotp(person)
  expect(codes).toHaveLength(10)
  const typed = ` ${codes[0]?.toLowerCase().replace('-', ' ')}`
  const first = await challengeFor(person.userId)
  expect((await answer({ challenge: first.challenge, code: typed })).status).toBe(200)
  const second = await challengeFor(person.userId)
  expect(await codeFrom(await answer({ challenge: second.challenge, code: codes[0] }))).toBe('badFactor')
})

test('one backup code used twice at the same moment opens one session', async () => {
  const person = await shop.as('user')
  const { codes } = await enrolTotp(person)
  const challenges = [await challengeFor(person.userId), await challengeFor(person.userId)]
  const responses = await Promise.all(
    challenges.map(({ challenge }) => answer({ challenge, code: codes[1] })),
  )
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 401])
})

test('a passkey signs in; its counter must rise, and site and challenge must fit', async () => {
  const person = await shop.as('user')
  const { authenticator, backupCodes: codes } = await enrolPasskey(person)
  expect(codes).toHaveLength(10)
  const { challenge, passkey } = await challengeFor(person.userId)
  expect(passkey.rpId).toBe('shop.test')

  const wrongSite = authenticator.sign({
    challenge: passkey.challenge,
    origin: 'http://evil.test',
    rpId: 'shop.test',
  })
  expect(await codeFrom(await answer({ challenge, passkey: wrongSite }))).toBe('badFactor')
  const wrongChallenge = authenticator.sign({ challenge: 'c29tZXRoaW5nIGVsc2U', ...site })
  expect(await codeFrom(await answer({ challenge, passkey: wrongChallenge }))).toBe('badFactor')
  const right = authenticator.sign({ challenge: passkey.challenge, ...site })
  expect((await answer({ challenge, passkey: right })).status).toBe(200)

  // A copy of the authenticator whose counter stands where it was.
  await shop.database.db.update(passkeys).set({ counter: 1000 })
  const next = await challengeFor(person.userId)
  const copy = authenticator.sign({ challenge: next.passkey.challenge, ...site })
  expect(await codeFrom(await answer({ challenge: next.challenge, passkey: copy }))).toBe('badFactor')
})

test('enrolling a passkey makes the runtime warn of nothing', async () => {
  const warnings: string[] = []
  const collect = ({ message }: Error) => warnings.push(message)
  process.on('warning', collect)
  onTestFinished(() => void process.off('warning', collect))
  // A fresh copy of the library: it asks the runtime once.
  vi.resetModules()
  await enrolPasskey(await shop.as('user'))
  await setImmediate()
  expect(warnings).toEqual([])
})

test("another account's passkey is refused", async () => {
  const owner = await shop.as('user')
  const stranger = await shop.as('user')
  await enrolPasskey(owner)
  const { authenticator } = await enrolPasskey(stranger)
  const { challenge, passkey } = await challengeFor(owner.userId)
  const signed = authenticator.sign({ challenge: passkey.challenge, ...site })
  expect(await codeFrom(await answer({ challenge, passkey: signed }))).toBe('badFactor')
})

test('staff without a second factor can only enrol one', async () => {
  const person = await shop.as('admin')
  await shop.database.db
    .update(sessions)
    .set({ secondFactor: false })
    .where(eq(sessions.userId, person.userId))
  expect(await codeFrom(await person.fetch('/admin/settings'))).toBe('secondFactorMissing')
  const other = await shop.as('user')
  await shop.database.db.insert(profiles).values({ userId: other.userId, name: 'Otra persona' })
  expect((await (await person.fetch('/profiles')).json()).total).toBe(0)
  expect((await (await person.fetch('/security/me')).json()).user.role).toBe('admin')
  expect((await (await person.fetch('/security/second-factor')).json()).required).toBe(true)
  await enrolTotp(person)
  expect((await person.fetch('/admin/settings')).status).toBe(200)
  expect((await (await person.fetch('/profiles')).json()).total).toBe(1)
})

test('a second step opens a staff session of 24 hours and is in the audit log, wrong answers too', async () => {
  const staff = await shop.as('admin')
  const { secret } = await enrolTotp(staff)
  const { challenge } = await challengeFor(staff.userId)
  expect(await codeFrom(await answer({ challenge, code: '000000' }))).toBe('badFactor')
  const about = and(eq(auditLog.entity, 'session'), eq(auditLog.entityId, String(staff.userId)))
  await vi.waitFor(async () => expect(await shop.database.db.$count(auditLog, about)).toBe(1))
  const response = await answer({ challenge, code: codeOf(secret) })
  expect(response.headers.get('set-cookie')).toContain(`Max-Age=${24 * 3600}`)
  expect((await response.json()).user.permissions).toContain('settings:write')
  const entries = await shop.database.db.select().from(auditLog).where(about).orderBy(asc(auditLog.id))
  expect(entries).toMatchObject([
    { action: 'sign-in-refused', actorId: null },
    { action: 'sign-in', actorId: staff.userId, after: { secondFactor: true } },
  ])
})

test('an administrator resets the second factor of other staff, who then enrol again', async () => {
  const [admin, seller, customer] = [
    await shop.as('admin'),
    await shop.asStaff('seller'),
    await shop.as('user'),
  ]
  const reset = (person: Person, id: number) =>
    person.fetch(`/admin/staff/${id}/second-factor`, { method: 'DELETE' })
  expect((await reset(admin, seller.userId)).status).toBe(404)
  await enrolTotp(seller)
  await enrolPasskey(seller)
  await enrolTotp(customer)
  expect((await reset(seller, admin.userId)).status).toBe(403)
  expect((await reset(admin, admin.userId)).status).toBe(409)
  expect((await reset(admin, customer.userId)).status).toBe(404)
  const listed = await (await admin.fetch(`/admin/staff?filter[where][id]=${seller.userId}`)).json()
  expect(listed.data).toMatchObject([{ secondFactor: true }])

  expect((await reset(admin, seller.userId)).status).toBe(204)
  expect((await seller.fetch('/security/second-factor')).status).toBe(401)
  const { response, body } = await signIn(seller.userId)
  expect(response.status).toBe(200)
  const early = await shop.fetch('/admin/waiting', { token: body.token })
  expect(await codeFrom(early)).toBe('secondFactorMissing')
  const mail = await lastMailTo(shop.database, await emailOf(shop.database.db, seller.userId))
  expect(mail.text).toContain('un administrador quitó')
  const trace = and(eq(auditLog.entity, 'second-factor'), eq(auditLog.entityId, String(seller.userId)))
  expect(await shop.database.db.select().from(auditLog).where(trace)).toMatchObject([
    { action: 'delete', actorId: admin.userId, before: { totp: true, passkeys: 1 } },
  ])
  pass(minutes(11))
  expect(await codeFrom(await reset(admin, seller.userId))).toBe('confirmationRequired')
})

test('an administrator removes the second factor of a customer with a reason, and the customer is told', async () => {
  const [admin, seller, customer] = [
    await shop.as('admin'),
    await shop.asStaff('seller'),
    await shop.as('user'),
  ]
  const reset = (person: Person, id: number, reason = 'Trajo su carné a la tienda') =>
    person.fetch(`/admin/customers/${id}/second-factor/reset`, { method: 'POST', json: { reason } })
  const hasFactor = async () =>
    (await (await admin.fetch(`/admin/customers/${customer.userId}`)).json()).secondFactor
  expect(await hasFactor()).toBe(false)
  expect((await reset(admin, customer.userId)).status).toBe(404)
  await enrolTotp(customer)
  await enrolTotp(seller)
  expect(await hasFactor()).toBe(true)
  expect((await reset(seller, customer.userId)).status).toBe(403)
  expect((await reset(admin, seller.userId)).status).toBe(404)
  expect((await reset(admin, admin.userId)).status).toBe(409)
  expect((await reset(admin, customer.userId, ' ')).status).toBe(422)

  expect((await reset(admin, customer.userId)).status).toBe(204)
  expect(await hasFactor()).toBe(false)
  expect((await customer.fetch('/cart')).status).toBe(401)
  expect((await signIn(customer.userId)).response.status).toBe(200)
  const mails = await mailsTo(shop.database, await emailOf(shop.database.db, customer.userId))
  const mail = mails.findLast(({ kind }) => kind === 'second-factor')
  expect(mail?.text).toContain('un administrador de la tienda quitó')
  expect(mail?.text).not.toContain('carné')
  const trace = and(eq(auditLog.entity, 'second-factor'), eq(auditLog.entityId, String(customer.userId)))
  expect(await shop.database.db.select().from(auditLog).where(trace)).toMatchObject([
    { action: 'delete', actorId: admin.userId, after: { reason: 'Trajo su carné a la tienda' } },
  ])
  pass(minutes(11))
  expect(await codeFrom(await reset(admin, customer.userId))).toBe('confirmationRequired')
})

test('staff keep at least one factor, customers may remove the last', async () => {
  const staff = await shop.as('admin')
  await enrolTotp(staff)
  const remove = (person: Person) => person.fetch('/security/second-factor/totp', { method: 'DELETE' })
  expect(await codeFrom(await remove(staff))).toBe('lastFactor')
  await enrolPasskey(staff)
  expect((await remove(staff)).status).toBe(204)
  const { passkeys: left } = await (await staff.fetch('/security/second-factor')).json()
  const removed = await staff.fetch(`/security/second-factor/passkeys/${left[0].id}`, { method: 'DELETE' })
  expect(await codeFrom(removed)).toBe('lastFactor')

  const customer = await shop.as('user')
  await enrolTotp(customer)
  expect((await remove(customer)).status).toBe(204)
  expect((await remove(customer)).status).toBe(404)
  const { response } = await signIn(customer.userId)
  expect(response.status).toBe(200)
  expect(await shop.database.db.$count(backupCodes, eq(backupCodes.userId, customer.userId))).toBe(0)
})

test('an account has one authenticator app and ten passkeys', async () => {
  const person = await shop.as('user')
  await enrolTotp(person)
  expect((await person.fetch('/security/second-factor/totp', { method: 'POST' })).status).toBe(409)
  for (let held = 0; held < passkeysPerAccount; held++) await enrolPasskey(person, `Llave ${held}`)
  const { challenge } = await (await person.fetch('/security/second-factor/passkeys/options')).json()
  const passkey = createAuthenticator().register({ challenge, ...site })
  const json = { name: 'Una más', passkey }
  expect((await person.fetch('/security/second-factor/passkeys', { method: 'POST', json })).status).toBe(409)
})

test('wrong confirmations are limited, and then the right one waits too', async () => {
  const person = await shop.as('user')
  const confirm = async (password: string) =>
    (await person.fetch('/security/confirmation', { method: 'POST', json: { password } })).status
  for (let wrong = 0; wrong < 10; wrong++) expect(await confirm('f'.repeat(64))).toBe(401)
  expect(await confirm(somePassword)).toBe(429)
  pass(minutes(15))
  expect(await confirm(somePassword)).toBe(204)
})

test('factors change only shortly after a confirmation', async () => {
  const person = await shop.as('user')
  const { secret } = await enrolTotp(person)
  pass(minutes(10))
  const refused = await person.fetch('/security/second-factor/backup-codes', { method: 'POST' })
  expect(await codeFrom(refused)).toBe('confirmationRequired')

  const confirm = (json: object) => person.fetch('/security/confirmation', { method: 'POST', json })
  expect(await codeFrom(await confirm({ password: somePassword }))).toBe('badCredentials')
  expect(await codeFrom(await confirm({ code: '000000' }))).toBe('badFactor')
  expect((await confirm({ code: codeOf(secret) })).status).toBe(204)
  const renewed = await person.fetch('/security/second-factor/backup-codes', { method: 'POST' })
  expect((await renewed.json()).backupCodes).toHaveLength(10)
})

test('without a second factor the password confirms, with a passkey the passkey', async () => {
  const person = await shop.as('user')
  pass(minutes(11))
  const options = () => person.fetch('/security/confirmation/options')
  expect((await (await options()).json()).methods).toEqual(['password'])
  const byPassword = { method: 'POST', json: { password: somePassword } }
  expect((await person.fetch('/security/confirmation', byPassword)).status).toBe(204)

  const { authenticator } = await enrolPasskey(person)
  pass(minutes(11))
  const { passkey } = await (await options()).json()
  const signed = authenticator.sign({ challenge: passkey.challenge, ...site })
  const byPasskey = { method: 'POST', json: { passkey: signed } }
  expect((await person.fetch('/security/confirmation', byPasskey)).status).toBe(204)
  // The challenge was used up.
  expect(await codeFrom(await person.fetch('/security/confirmation', byPasskey))).toBe('badFactor')

  const about = and(eq(auditLog.entity, 'session'), eq(auditLog.entityId, String(person.userId)))
  await vi.waitFor(async () => {
    const entries = await shop.database.db.select().from(auditLog).where(about).orderBy(asc(auditLog.id))
    expect(entries).toMatchObject([
      { action: 'confirm', actorId: person.userId, after: { by: 'password' } },
      { action: 'confirm', actorId: person.userId, after: { by: 'factor' } },
      { action: 'sign-in-refused', actorId: null },
    ])
  })
})

test('secrets are stored encrypted, codes hashed', async () => {
  const person = await shop.as('user')
  const { secret, codes } = await enrolTotp(person)
  const [row] = await shop.database.db.select().from(totpSecrets).where(eq(totpSecrets.userId, person.userId))
  const plain = Buffer.from(Secret.fromBase32(secret).buffer)
  expect(row?.secret.includes(plain)).toBe(false)
  const hashes = await shop.database.db.select().from(backupCodes)
  expect(hashes.some(({ codeHash }) => codeHash.includes(codes[0] ?? ''))).toBe(false)
})

test("a secret moved to another account's row is worth nothing there", async () => {
  const owner = await shop.as('user')
  const other = await shop.as('user')
  const { secret } = await enrolTotp(owner)
  await enrolTotp(other)
  const [row] = await shop.database.db.select().from(totpSecrets).where(eq(totpSecrets.userId, owner.userId))
  if (!row) throw new Error('no row')
  await shop.database.db
    .update(totpSecrets)
    .set({ secret: row.secret })
    .where(eq(totpSecrets.userId, other.userId))
  const { challenge } = await challengeFor(other.userId)
  expect(await codeFrom(await answer({ challenge, code: codeOf(secret) }))).toBe('badFactor')
})

test('an account that is disabled meanwhile cannot finish its sign-in', async () => {
  const userId = await insertUser(shop.database.db)
  const token = (await (await signIn(userId)).body).token
  const person = { userId, token, fetch: shop.fetch } as Person
  person.fetch = (path, init) => shop.fetch(path, { ...init, token })
  const { secret } = await enrolTotp(person)
  const { challenge } = await challengeFor(userId)
  await shop.database.pool.query('update users set enabled = false where id = $1', [userId])
  expect(await codeFrom(await answer({ challenge, code: codeOf(secret) }))).toBe('challengeExpired')
})

test('a recovery mail alone does not change the password of an account with a second factor', async () => {
  const person = await shop.as('user')
  const { secret } = await enrolTotp(person)
  const email = await emailOf(shop.database.db, person.userId)
  const init = await shop.fetch('/security/reset-password/init', { method: 'POST', json: { email } })
  const { handle } = await init.json()
  const resetKey = codeIn(await lastMailTo(shop.database, email))
  const finish = (factorCode?: string) =>
    shop.fetch('/security/reset-password/finish', {
      method: 'POST',
      json: {
        email,
        handle,
        resetKey,
        password: 'b'.repeat(64),
        confirmPassword: 'b'.repeat(64),
        factorCode,
      },
    })
  expect(await codeFrom(await finish())).toBe('secondFactorRequired')
  expect(await codeFrom(await finish('000000'))).toBe('badFactor')
  expect((await finish(codeOf(secret))).status).toBe(200)
})
