import { users } from '@tecnoclick/database/schema/people/users'
import { auditLog } from '@tecnoclick/database/schema/platform/audit-log'
import { seconds } from '@tecnoclick/domain/platform/duration'
import { and, eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { codeIn, keyIn, lastMailTo, mailsTo, tokenIn } from '../../testing/mailbox.ts'
import { emailOf, somePassword } from '../../testing/people.ts'
import { useTestApi } from '../../testing/test-api.ts'

/** A stranger registers the address of somebody else (people.md#password-recovery). */
const shop = useTestApi()
const newPassword = 'b'.repeat(64)

const post = (path: string, json: object = {}, init: { token?: string; cookie?: string } = {}) =>
  shop.fetch(path, { method: 'POST', json, ...init })

async function enrol(token: string): Promise<void> {
  const { secret } = await (await post('/security/second-factor/totp', {}, { token })).json()
  const timestamp = shop.clock.now.getTime()
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })
  expect((await post('/security/second-factor/totp/confirm', { code }, { token })).status).toBe(200)
  shop.clock.now = new Date(timestamp + seconds(30))
}

/** Registers and opens the link of the mail; returns the cookies of the browser that opened it. */
async function register(email: string): Promise<string> {
  expect((await post('/security/sign-up', { email, password: somePassword })).status).toBe(200)
  const opened = await shop.fetch(`/security/activate/user/${keyIn(await lastMailTo(shop.database, email))}`)
  expect(opened.status).toBe(200)
  return opened.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ')
}

async function signIn(email: string, cookie?: string): Promise<string> {
  const response = await post(
    '/security/login',
    { email, password: somePassword },
    { ...(cookie && { cookie }) },
  )
  expect(response.status).toBe(200)
  return (await response.json()).token
}

async function recover(email: string, by: 'link' | 'code') {
  const { handle } = await (await post('/security/reset-password/init', { email })).json()
  const mail = await lastMailTo(shop.database, email)
  const proof = by === 'link' ? { token: tokenIn(mail) } : { handle, resetKey: codeIn(mail) }
  const response = await post('/security/reset-password/finish', {
    ...proof,
    password: newPassword,
    confirmPassword: newPassword,
  })
  return { status: response.status, code: (await response.json()).error?.code }
}

async function accountOf(email: string) {
  const [user] = await shop.database.db.select().from(users).where(eq(users.email, email))
  if (!user) throw new Error(`No account ${email}`)
  return user
}

test('the owner of a mailbox gets an account back that a stranger registered and protected', async () => {
  const email = 'duena@ejemplo.cu'
  await register(email)
  const stranger = await signIn(email)
  await enrol(stranger)
  const { id, mailboxProvenAt } = await accountOf(email)
  expect(mailboxProvenAt).toBeNull()

  expect(await recover(email, 'code')).toEqual({ status: 401, code: 'secondFactorRequired' })
  expect((await recover(email, 'link')).status).toBe(200)
  expect((await shop.fetch('/cart', { token: stranger })).status).toBe(401)
  const signedIn = await post('/security/login', { email, password: newPassword })
  expect(signedIn.status).toBe(200)
  expect((await accountOf(email)).mailboxProvenAt).toEqual(shop.clock.now)
  const told = (await mailsTo(shop.database, email)).filter(({ kind }) => kind === 'second-factor')
  expect(told.at(-1)?.text).toContain('se quitó la verificación en dos pasos')
  const trace = and(eq(auditLog.entity, 'second-factor'), eq(auditLog.entityId, String(id)))
  expect(await shop.database.db.select().from(auditLog).where(trace)).toMatchObject([
    { action: 'delete', actorId: id, before: { totp: true, passkeys: 0 }, after: { by: 'recovery' } },
  ])

  // From now on the mailbox alone is not enough.
  await enrol((await signedIn.json()).token)
  expect(await recover(email, 'link')).toEqual({ status: 401, code: 'secondFactorRequired' })
})

test('who signs in in the browser that opened the activation link has proven the mailbox', async () => {
  const email = 'propia@ejemplo.cu'
  const cookie = await register(email)
  await enrol(await signIn(email, cookie))
  expect((await accountOf(email)).mailboxProvenAt).not.toBeNull()
  expect(await recover(email, 'link')).toEqual({ status: 401, code: 'secondFactorRequired' })
})

test('the link of another account proves nothing', async () => {
  const email = 'ajena@ejemplo.cu'
  await register(email)
  await signIn(email, await register('propia-2@ejemplo.cu'))
  expect((await accountOf(email)).mailboxProvenAt).toBeNull()
})

test('staff keep their second factor, whatever their mailbox has proven', async () => {
  const staff = await shop.as('admin')
  await enrol(staff.token)
  const email = await emailOf(shop.database.db, staff.userId)
  expect(await recover(email, 'link')).toEqual({ status: 401, code: 'secondFactorRequired' })
})
