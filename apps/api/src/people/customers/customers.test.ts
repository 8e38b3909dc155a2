import { profiles } from '@tecnoclick/database/schema/people/profiles'
import { sessions } from '@tecnoclick/database/schema/people/users'
import { auditLog } from '@tecnoclick/database/schema/platform/audit-log'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { keyIn, lastMailTo, mailsTo } from '../../testing/mailbox.ts'
import { emailOf, insertUser } from '../../testing/people.ts'
import { type Person, useTestApi } from '../../testing/test-api.ts'

const shop = useTestApi()

const change = (person: Person, id: number, json: object) =>
  person.fetch(`/admin/customers/${id}`, { method: 'PATCH', json })

async function aBusiness(name = 'Imprenta Sol'): Promise<Person> {
  const person = await shop.as('business')
  await shop.database.db.insert(profiles).values({ userId: person.userId, name, phone: '+53 5555 0199' })
  return person
}

test('an approved business pays wholesale prices at once and gets a mail', async () => {
  const [admin, business] = [await shop.as('admin'), await aBusiness()]
  const before = await (await business.fetch('/security/me')).json()
  expect(before.user.wholesale).toBe(false)
  const response = await change(admin, business.userId, { clicode: 'CLI-0001', version: 1 })
  expect(await response.json()).toMatchObject({ approved: true, clicode: 'CLI-0001', version: 2 })
  const after = await (await business.fetch('/security/me')).json()
  expect(after.user.wholesale).toBe(true)
  const mail = await lastMailTo(shop.database, await emailOf(shop.database.db, business.userId))
  expect(mail).toMatchObject({ kind: 'business-approved' })
  expect(mail.text).toContain('CLI-0001')
  const trace = and(eq(auditLog.entity, 'customer'), eq(auditLog.entityId, String(business.userId)))
  expect(await shop.database.db.select().from(auditLog).where(trace)).toMatchObject([
    { actorId: admin.userId, before: { clicode: 'NO APROBADO' }, after: { clicode: 'CLI-0001' } },
  ])
})

test('an approval can be revoked, without a mail', async () => {
  const [admin, business] = [await shop.as('admin'), await aBusiness()]
  await change(admin, business.userId, { clicode: 'CLI-0002' })
  const back = await (await change(admin, business.userId, { clicode: null })).json()
  expect(back).toMatchObject({ approved: false, clicode: 'NO APROBADO' })
  expect(await mailsTo(shop.database, await emailOf(shop.database.db, business.userId))).toHaveLength(1)
})

test('a business without a profile can be approved', async () => {
  const [admin, business] = [await shop.as('admin'), await shop.as('business')]
  const response = await change(admin, business.userId, { clicode: 'CLI-0003' })
  expect(await response.json()).toMatchObject({ approved: true, name: '' })
})

test('a client code in use is refused with a field error', async () => {
  const [admin, one, other] = [await shop.as('admin'), await aBusiness(), await aBusiness()]
  await change(admin, one.userId, { clicode: 'CLI-0004' })
  const refused = await change(admin, other.userId, { clicode: 'cli-0004' })
  expect(refused.status).toBe(409)
  expect((await refused.json()).error.fields).toEqual({ clicode: 'Ya está en uso' })
})

test.each(['NO APROBADO', 'no aprobado', '   ', 'a\nb'])('%j is not a valid code', async (clicode) => {
  const [admin, business] = [await shop.as('admin'), await aBusiness()]
  expect((await change(admin, business.userId, { clicode })).status).toBe(422)
})

test('a person has no client code', async () => {
  const [admin, person] = [await shop.as('admin'), await shop.as('user')]
  expect((await change(admin, person.userId, { clicode: 'CLI-0005' })).status).toBe(409)
})

test('a disabled account loses its sessions and can sign in again when enabled', async () => {
  const [admin, person] = [await shop.as('admin'), await shop.as('user')]
  const disabled = await (await change(admin, person.userId, { enabled: false, version: 1 })).json()
  expect(disabled).toMatchObject({ enabled: false, version: 2 })
  expect((await person.fetch('/cart')).status).toBe(401)
  const left = await shop.database.db.select().from(sessions).where(eq(sessions.userId, person.userId))
  expect(left).toEqual([])
  expect(await (await change(admin, person.userId, { enabled: true })).json()).toMatchObject({
    enabled: true,
  })
})

test('accounts of staff, including one’s own, cannot be disabled here', async () => {
  const [admin, other] = [await shop.as('admin'), await shop.asStaff('seller')]
  for (const { userId } of [admin, other])
    expect((await change(admin, userId, { enabled: false })).status).toBe(409)
})

test('of two concurrent decisions the second is a conflict', async () => {
  const [admin, business] = [await shop.as('admin'), await aBusiness()]
  await change(admin, business.userId, { enabled: false, version: 1 })
  const stale = await change(admin, business.userId, { clicode: 'CLI-0006', version: 1 })
  expect((await stale.json()).error.code).toBe('staleVersion')
})

test('the activation mail is sent again, only to accounts that are not activated', async () => {
  const admin = await shop.as('admin')
  const id = await insertUser(shop.database.db, { activatedAt: null })
  const send = (user: number) => admin.fetch(`/admin/customers/${user}/activation`, { method: 'POST' })
  expect((await send(id)).status).toBe(200)
  const key = keyIn(await lastMailTo(shop.database, await emailOf(shop.database.db, id)))
  expect((await shop.fetch(`/security/activate/user/${key}`)).status).toBe(200)
  expect((await send(id)).status).toBe(409)
  expect((await send(999_999)).status).toBe(404)
})

test('the list is filtered by text, role and approval', async () => {
  const admin = await shop.as('admin')
  const business = await aBusiness('Papelería Única')
  const list = async (query: string) => (await admin.fetch(`/admin/customers?${query}`)).json()
  for (const search of ['papelería ún', 'ÚNICA papelería']) {
    const found = await list(`filter[where][search]=${search}`)
    expect(found).toMatchObject({ total: 1, data: [{ id: business.userId, role: 'business', orders: 0 }] })
  }
  expect((await list('filter[where][search]=única imprenta')).total).toBe(0)
  expect((await list('filter[where][search]=%20')).total).toBe((await list('')).total)
  const pending = await list('filter[where][approval]=pending&filter[limit]=1000')
  expect(pending.data.map(({ id }: { id: number }) => id)).toContain(business.userId)
  const pages = await list('filter[order]=name ASC&filter[limit]=1&filter[skip]=1')
  expect(pages.data).toHaveLength(1)
  expect((await admin.fetch('/admin/customers?filter[where][approval]=maybe')).status).toBe(400)
})

test('a seller finds customers only; accounts of staff are for those who may see them', async () => {
  const [admin, seller, courier] = [
    await shop.as('admin'),
    await shop.asStaff('seller'),
    await shop.asStaff('courier'),
  ]
  const customer = await aBusiness()
  const { db } = shop.database
  await db.insert(profiles).values({ userId: courier.userId, name: 'Raúl', phone: '+53 5555 0123' })
  const [hidden] = await db.select().from(profiles).where(eq(profiles.userId, courier.userId))
  const roles = async (person: Person) => {
    const { data } = await (await person.fetch('/admin/customers?filter[limit]=1000')).json()
    return new Set(
      data.filter(({ id }: { id: number }) => id !== person.userId).map((row: { role: string }) => row.role),
    )
  }
  expect(await roles(admin)).toContain('admin')
  expect(await roles(seller)).not.toContain('admin')
  const email = await emailOf(db, courier.userId)
  for (const query of ['role]=admin', `email]=${email}`, 'search]=Raúl']) {
    const list = await (await seller.fetch(`/admin/customers?filter[where][${query}`)).text()
    expect(list, query).not.toContain(email)
  }
  for (const path of [
    `/admin/customers/${courier.userId}`,
    `/profiles/${hidden?.id}`,
    `/addresses/fulldatabyuser/${courier.userId}`,
  ])
    expect((await seller.fetch(path)).status, path).toBe(404)
  expect(await (await seller.fetch('/profiles?filter[limit]=1000')).text()).not.toContain('Raúl')
  expect((await seller.fetch(`/admin/customers/${customer.userId}`)).status).toBe(200)
  expect((await admin.fetch(`/admin/customers/${courier.userId}`)).status).toBe(200)
})
