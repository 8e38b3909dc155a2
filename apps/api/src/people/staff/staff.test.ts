import { staffInvitations } from '@tecnoclick/database/schema/people/staff-invitations'
import { sessions, users } from '@tecnoclick/database/schema/people/users'
import { auditLog } from '@tecnoclick/database/schema/platform/audit-log'
import { outbox } from '@tecnoclick/database/schema/platform/outbox'
import { hours, minutes } from '@tecnoclick/domain/platform/duration'
import { and, eq, ne } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { lastMailTo } from '../../testing/mailbox.ts'
import { emailOf, insertUser, somePassword } from '../../testing/people.ts'
import { type Person, useTestApi } from '../../testing/test-api.ts'

const shop = useTestApi({ rateLimitFactor: 100 })
const start = new Date('2026-03-02T15:00:00Z')
let invited = 0

beforeEach(() => {
  shop.clock.now = start
})

const change = (person: Person, id: number, json: object) =>
  person.fetch(`/admin/staff/${id}`, { method: 'PATCH', json })

const invite = (person: Person, json: object) =>
  person.fetch('/admin/staff/invitations', { method: 'POST', json })

const someEmail = () => `nueva-${++invited}@ejemplo.cu`

/** The token of the link in the newest mail to an address. */
async function tokenTo(email: string): Promise<string> {
  const { text } = await lastMailTo(shop.database, email)
  return /\/admin\/invitation\/([\w-]+)/.exec(text)?.[1] ?? ''
}

const accept = (token: string, json: object = { password: somePassword }) =>
  shop.fetch(`/staff-invitations/${token}/accept`, { method: 'POST', json })

async function openInvitation(staffRole = 'seller'): Promise<{ email: string; token: string }> {
  const email = someEmail()
  expect((await invite(await shop.as('admin'), { email, staffRole })).status).toBe(201)
  return { email, token: await tokenTo(email) }
}

test('an invited person sets a password and is staff in that role', async () => {
  const { email, token } = await openInvitation('technician')
  expect(token).toHaveLength(43)
  const seen = await (await shop.fetch(`/staff-invitations/${token}`)).json()
  expect(seen).toMatchObject({ email, staffRole: 'technician' })
  expect(await (await accept(token)).json()).toEqual({ email })
  const signedIn = await shop.fetch('/security/login', {
    method: 'POST',
    json: { email, password: somePassword },
  })
  const { user, token: session } = await signedIn.json()
  expect(user).toMatchObject({ email, role: 'admin' })
  expect(user.permissions).toContain('resetSales:write')
  const early = await (await shop.fetch('/admin/resets', { token: session })).json()
  expect(early.error.code).toBe('secondFactorMissing')
  await shop.database.db.update(sessions).set({ secondFactor: true }).where(eq(sessions.userId, user.id))
  expect((await shop.fetch('/admin/resets', { token: session })).status).toBe(200)
  expect((await shop.fetch('/admin/settings', { token: session })).status).toBe(403)
})

test('the link works once, for 72 hours, and only its hash is stored', async () => {
  const { email, token } = await openInvitation()
  const rows = await shop.database.db.select().from(staffInvitations).where(eq(staffInvitations.email, email))
  expect(rows).toHaveLength(1)
  expect(rows[0]?.tokenHash.equals(Buffer.from(token))).toBe(false)
  shop.clock.now = new Date(start.getTime() + hours(72))
  expect((await shop.fetch(`/staff-invitations/${token}`)).status).toBe(404)
  expect((await accept(token)).status).toBe(404)
  shop.clock.now = new Date(start.getTime() + hours(71))
  const both = await Promise.all([accept(token), accept(token)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404])
  expect((await accept(token)).status).toBe(404)
})

test('a second invitation replaces the first, a withdrawn one is worthless', async () => {
  const admin = await shop.as('admin')
  const { email, token } = await openInvitation()
  const again = await (await invite(admin, { email, staffRole: 'editor' })).json()
  expect((await accept(token)).status).toBe(404)
  const newer = await tokenTo(email)
  expect(newer).not.toBe(token)
  const open = await (await admin.fetch('/admin/staff/invitations')).json()
  expect(open.data.filter((row: { email: string }) => row.email === email)).toMatchObject([
    { id: again.id, staffRole: 'editor', expired: false },
  ])
  const withdraw = () => admin.fetch(`/admin/staff/invitations/${again.id}`, { method: 'DELETE' })
  expect((await withdraw()).status).toBe(204)
  expect((await withdraw()).status).toBe(404)
  expect((await accept(newer)).status).toBe(404)
})

test('the address of a customer is refused, also if it registered meanwhile', async () => {
  const admin = await shop.as('admin')
  const customer = await shop.as('user')
  const refused = await invite(admin, {
    email: await emailOf(shop.database.db, customer.userId),
    staffRole: 'seller',
  })
  expect(refused.status).toBe(409)
  expect((await refused.json()).error.fields.email).toContain('cuenta de un cliente')
  const known = await invite(admin, {
    email: await emailOf(shop.database.db, admin.userId),
    staffRole: 'seller',
  })
  expect((await known.json()).error.fields.email).toContain('ya es del personal')

  const { email, token } = await openInvitation()
  const id = await insertUser(shop.database.db, { email })
  expect((await accept(token)).status).toBe(409)
  expect(await shop.database.db.select().from(users).where(eq(users.id, id))).toMatchObject([
    { role: 'user' },
  ])
})

test('staff changes ask for a confirmation, and the mail of an invitation holds no readable token', async () => {
  const [admin, seller] = [await shop.as('admin'), await shop.asStaff('seller')]
  const { email, token } = await openInvitation()
  const [mail] = await shop.database.db.select().from(outbox).where(eq(outbox.to, email))
  expect(mail?.text).toContain('/admin/invitation/')
  expect(mail?.text + (mail?.html ?? '')).not.toContain(token)
  shop.clock.now = new Date(start.getTime() + minutes(11))
  const refused = [
    await invite(admin, { email: someEmail(), staffRole: 'seller' }),
    await change(admin, seller.userId, { enabled: false }),
    await admin.fetch('/admin/staff/invitations/1', { method: 'DELETE' }),
  ]
  for (const response of refused)
    expect((await response.json()).error).toMatchObject({ statusCode: 403, code: 'confirmationRequired' })
})

test('a new role ends the sessions and holds from the next sign-in', async () => {
  const [admin, seller] = [await shop.as('admin'), await shop.asStaff('seller')]
  const changed = await (await change(admin, seller.userId, { staffRole: 'editor', version: 1 })).json()
  expect(changed).toMatchObject({ staffRole: 'editor', enabled: true, version: 2 })
  expect((await seller.fetch('/admin/waiting')).status).toBe(401)
  const trace = and(eq(auditLog.entity, 'staff'), eq(auditLog.entityId, String(seller.userId)))
  expect(await shop.database.db.select().from(auditLog).where(trace)).toMatchObject([
    { actorId: admin.userId, before: { staffRole: 'seller' }, after: { staffRole: 'editor' } },
  ])
})

test('a revoked account is out at once, and its invitations with it', async () => {
  const [admin, other] = [await shop.as('admin'), await shop.as('admin')]
  const email = someEmail()
  await invite(other, { email, staffRole: 'administrator' })
  const token = await tokenTo(email)
  expect((await change(admin, other.userId, { enabled: false })).status).toBe(200)
  expect((await other.fetch('/admin/waiting')).status).toBe(401)
  expect(await shop.database.db.$count(sessions, eq(sessions.userId, other.userId))).toBe(0)
  expect((await accept(token)).status).toBe(404)
  expect(await (await change(admin, other.userId, { enabled: true })).json()).toMatchObject({ enabled: true })
})

test('nobody changes their own account, and customers are no staff', async () => {
  const [admin, customer] = [await shop.as('admin'), await shop.as('user')]
  await shop.as('admin')
  for (const json of [{ enabled: false }, { staffRole: 'seller' }])
    expect((await change(admin, admin.userId, json)).status).toBe(409)
  expect((await change(admin, customer.userId, { staffRole: 'seller' })).status).toBe(404)
  expect((await change(admin, customer.userId, { staffRole: 'owner' })).status).toBe(422)
})

test('the last administrator stays, also when two remove each other', async () => {
  const [one, other] = [await shop.as('admin'), await shop.as('admin')]
  const mine = [one.userId, other.userId]
  await shop.database.db
    .update(users)
    .set({ enabled: false })
    .where(and(eq(users.role, 'admin'), ne(users.id, mine[0] ?? 0), ne(users.id, mine[1] ?? 0)))
  const outcomes = await Promise.all([
    change(one, other.userId, { staffRole: 'seller' }),
    change(other, one.userId, { enabled: false }),
  ])
  const statuses = outcomes.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  const left = and(eq(users.staffRole, 'administrator'), users.enabled)
  expect(await shop.database.db.$count(users, left)).toBe(1)
})

test('the desk shows who was last seen when', async () => {
  const admin = await shop.as('admin')
  const { data } = await (await admin.fetch('/admin/staff?filter[where][staffRole]=administrator')).json()
  expect(data.find(({ id }: { id: number }) => id === admin.userId)).toMatchObject({
    staffRole: 'administrator',
    enabled: true,
    lastSeenDate: start.toISOString(),
  })
  expect((await admin.fetch('/admin/staff?filter[where][passwordHash]=x')).status).toBe(400)
})
