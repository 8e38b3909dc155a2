import { setTimeout as pause } from 'node:timers/promises'
import { profiles } from '@tecnoclick/database/schema/people/profiles'
import { users } from '@tecnoclick/database/schema/people/users'
import { hours } from '@tecnoclick/domain/platform/duration'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { keyIn, lastMailTo, mailsTo } from '../../testing/mailbox.ts'
import { type TestInit, useTestApi } from '../../testing/test-api.ts'

const shop = useTestApi({ publicUrl: 'https://tienda.test' })
const start = new Date('2026-03-02T15:00:00Z')
const password = 'a'.repeat(64)

let network = 0
beforeEach(() => {
  shop.clock.now = start
  network += 1
})

function signUp(json: object, init: TestInit & { path?: string } = {}): Promise<Response> {
  const { path = '/security/sign-up', ...rest } = init
  return shop.fetch(path, { method: 'POST', json, clientAddress: `198.51.100.${network}`, ...rest })
}

async function accountOf(email: string) {
  const found = await shop.database.db
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()))
  return found
}

const activate = (key: string) => shop.fetch(`/security/activate/user/${key}`)
const signIn = (email: string) => shop.fetch('/security/login', { method: 'POST', json: { email, password } })

test.each([
  ['/security/sign-up', 'user'],
  ['/security/sign-up/', 'user'],
  ['/security/sign-up/business', 'business'],
])('%s creates a %s and mails the activation link', async (path, role) => {
  const email = `nueva${network}@ejemplo.cu`
  const response = await signUp({ email: ` ${email.toUpperCase()}`, password }, { path })
  expect([response.status, await response.json()]).toEqual([200, { email }])
  const [account] = await accountOf(email)
  expect(account).toMatchObject({ email, role, activatedAt: null, enabled: true })
  expect(account?.passwordHash).toMatch(/^\$argon2id\$/)
  const mail = await lastMailTo(shop.database, email)
  expect(mail.subject).toBe('Active su cuenta en TecnoClick')
  for (const body of [mail.text, mail.html]) {
    expect(body).toContain(`https://tienda.test/activate/user/${keyIn(mail)}`)
    expect(body).toContain('48 horas')
  }
})

test('the link leads back to a page of this site, and to no other', async () => {
  const email = 'vuelve@ejemplo.cu'
  const next = '/shop/cart?add=5&option_1=2'
  const linkEnd = `?next=${encodeURIComponent(next)}`
  await signUp({ email, password, next })
  const first = await lastMailTo(shop.database, email)
  expect(first.text).toContain(`/activate/user/${keyIn(first)}${linkEnd}`)
  await shop.fetch('/security/activate/resend', { method: 'POST', json: { email, next } })
  const second = await lastMailTo(shop.database, email)
  expect(keyIn(second)).not.toBe(keyIn(first))
  expect(second.text).toContain(`/activate/user/${keyIn(second)}${linkEnd}`)
  for (const bad of [
    '//otra.cu',
    '/\\otra.cu',
    'https://otra.cu',
    'shop',
    '/a b',
    '/\n',
    `/${'a'.repeat(500)}`,
  ]) {
    expect((await signUp({ email: 'mala@ejemplo.cu', password, next: bad })).status, bad).toBe(422)
  }
})

test('a phone goes to the profile, in its one form', async () => {
  const email = 'conmovil@ejemplo.cu'
  await signUp({ email, password, phone: '5555-0101' })
  const [account] = await accountOf(email)
  const stored = await shop.database.db
    .select()
    .from(profiles)
    .where(eq(profiles.userId, account?.id ?? 0))
  expect(stored).toMatchObject([{ name: '', phone: '+53 5555 0101' }])
  const refused = await signUp({ email: 'otro@ejemplo.cu', password, phone: '12' })
  expect((await refused.json()).error.fieldCodes).toEqual({ phone: 'phone' })
})

test('another spelling of the path, a role and a client code in the body have no effect', async () => {
  expect(
    (await signUp({ email: 'x@ejemplo.cu', password }, { path: '/security/sign-up/admin' })).status,
  ).toBe(404)
  const email = 'jefe@ejemplo.cu'
  const forged = { role: 'admin', id: 1, enabled: true, activatedAt: start, clicode: 'CLI-1', enable: true }
  expect((await signUp({ email, password, ...forged })).status).toBe(200)
  const [account] = await accountOf(email)
  expect(account).toMatchObject({ role: 'user', activatedAt: null })
  expect(await shop.database.db.$count(profiles, eq(profiles.userId, account?.id ?? 0))).toBe(0)
})

test('the link activates the account within 48 hours and can be opened repeatedly', async () => {
  const email = 'activa@ejemplo.cu'
  await signUp({ email, password })
  const key = keyIn(await lastMailTo(shop.database, email))
  expect((await signIn(email)).status).toBe(403)
  shop.clock.now = new Date(start.getTime() + hours(1))
  const first = await activate(key)
  expect([first.status, await first.json()]).toEqual([200, { email }])
  expect((await signIn(email)).status).toBe(200)
  shop.clock.now = new Date(start.getTime() + hours(47))
  expect((await activate(key)).status).toBe(200)
  expect((await accountOf(email))[0]?.activatedAt).toEqual(new Date(start.getTime() + hours(1)))
  shop.clock.now = new Date(start.getTime() + hours(48))
  expect((await activate(key)).status).toBe(404)
})

test('an expired or invalid link, or one of a disabled account, activates nothing', async () => {
  const email = 'tarde@ejemplo.cu'
  await signUp({ email, password })
  const key = keyIn(await lastMailTo(shop.database, email))
  shop.clock.now = new Date(start.getTime() + hours(48))
  expect((await activate(key)).status).toBe(404)
  shop.clock.now = start
  for (const nonsense of ['x', 'a'.repeat(43), 'a'.repeat(129), '%00', '..%2F..']) {
    expect((await activate(nonsense)).status, nonsense).toBe(404)
  }
  await shop.database.db.update(users).set({ enabled: false }).where(eq(users.email, email))
  expect((await activate(key)).status).toBe(404)
  expect((await accountOf(email))[0]?.activatedAt).toBeNull()
})

test('a taken address has the same response; its owner gets one mail a day and nothing else changes', async () => {
  const email = 'ocupada@ejemplo.cu'
  const first = await signUp({ email, password })
  const [before] = await accountOf(email)
  const again = await signUp(
    { email: email.toUpperCase(), password: 'b'.repeat(64) },
    { path: '/security/sign-up/business' },
  )
  await signUp({ email, password: 'c'.repeat(64) })
  expect([again.status, await again.text()]).toEqual([first.status, await first.text()])
  const [after] = await accountOf(email)
  expect(after).toEqual(before)
  const mails = await mailsTo(shop.database, email)
  expect(mails.map(({ kind }) => kind)).toEqual(['activation', 'address-taken'])
  expect(mails[1]?.text).toContain('https://tienda.test/account/forgotpassword')
  expect(mails[1]?.text).not.toContain('/activate/user/')
  shop.clock.now = new Date(start.getTime() + hours(24))
  await signUp({ email, password })
  expect(await mailsTo(shop.database, email)).toHaveLength(3)
})

test('thirty concurrent sign-ups with one address in case variants make one account', async () => {
  const email = 'carrera@ejemplo.cu'
  const attempt = async (index: number): Promise<string> => {
    const typed = email.slice(0, index % 8).toUpperCase() + email.slice(index % 8)
    const response = await signUp({ email: typed, password }, { clientAddress: `203.0.113.${index}` })
    if (response.status === 503) {
      await pause(200)
      return attempt(index)
    }
    return `${response.status} ${await response.text()}`
  }
  const responses = await Promise.all(Array.from({ length: 30 }, (_, index) => attempt(index)))
  expect(new Set(responses)).toEqual(new Set([`200 {"email":"${email}"}`]))
  expect(await accountOf(email)).toHaveLength(1)
  const kinds = (await mailsTo(shop.database, email)).map(({ kind }) => kind)
  expect(kinds).toEqual(['activation', 'address-taken'])
})

test('the limit is twenty sign-ups per hour and network; invalid forms do not count', async () => {
  const clientAddress = '2001:db8:7:7::1'
  for (let mistake = 0; mistake < 5; mistake++) {
    expect((await signUp({ email: 'no', password }, { clientAddress })).status).toBe(422)
  }
  const statuses = []
  for (let index = 0; index < 21; index++) {
    const sameNetwork = `2001:db8:7:7::${index + 1}`
    const response = await signUp(
      { email: `muchas${index}@ejemplo.cu`, password },
      { clientAddress: sameNetwork },
    )
    statuses.push(response.status)
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(20)
  expect(statuses.at(-1)).toBe(429)
  expect(
    (await signUp({ email: 'otra@ejemplo.cu', password }, { clientAddress: '2001:db8:7:8::1' })).status,
  ).toBe(200)
})

test('the activation mail is sent again to accounts that need it, with the same response for every address', async () => {
  const resend = (email: string, clientAddress = `198.51.100.${network}`) =>
    shop.fetch('/security/activate/resend', { method: 'POST', json: { email }, clientAddress })
  const [pending, active] = ['espera@ejemplo.cu', 'activo@ejemplo.cu']
  await signUp({ email: pending, password })
  await signUp({ email: active, password })
  await activate(keyIn(await lastMailTo(shop.database, active)))
  for (const email of [pending, active, 'nadie@ejemplo.cu']) {
    const response = await resend(email.toUpperCase())
    expect([response.status, await response.json()]).toEqual([200, { email }])
  }
  const counts = await Promise.all(
    [pending, active, 'nadie@ejemplo.cu'].map((email) => mailsTo(shop.database, email)),
  )
  expect(counts.map(({ length }) => length)).toEqual([2, 1, 0])
  const [first, second] = (await mailsTo(shop.database, pending)).map(keyIn)
  expect(first).not.toBe(second)
  expect((await activate(second ?? '')).status).toBe(200)
  expect((await activate(first ?? '')).status).toBe(200)

  for (let index = 0; index < 3; index++)
    expect((await resend('otro@ejemplo.cu', `192.0.2.${index}`)).status).toBe(200)
  const refused = await resend('otro@ejemplo.cu', '192.0.2.3')
  expect(refused.status).toBe(429)
  const { retryAfter } = (await refused.json()).error
  expect(retryAfter).toBeGreaterThan(0)
  expect(refused.headers.get('retry-after')).toBe(String(retryAfter))
})
