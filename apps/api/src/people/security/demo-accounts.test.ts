import { sessions, users } from '@tecnoclick/database/schema/people/users'
import { demoEmails } from '@tecnoclick/domain/people/demo-accounts'
import { eq, inArray } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { buildApi } from '../../app.ts'
import { createExposure } from '../../platform/exposure/exposure.ts'
import { insertApiKey, insertSession, insertUser, somePassword } from '../../testing/people.ts'
import { type TestApi, testDeps, useTestApi } from '../../testing/test-api.ts'

const signIn = (shop: TestApi, email: string) =>
  shop.fetch('/security/login', { method: 'POST', json: { email, password: somePassword } })

async function warned(shop: TestApi): Promise<string> {
  const admin = await shop.as('admin')
  return (await (await admin.fetch('/admin/warnings')).json()).demoAccounts
}

async function withDemoAccounts(shop: TestApi): Promise<void> {
  for (const email of demoEmails) await insertUser(shop.database.db, { email })
}

describe('on loopback', () => {
  const shop = useTestApi()
  test('demo accounts sign in, and nobody is warned', async () => {
    await withDemoAccounts(shop)
    for (const email of demoEmails) expect((await signIn(shop, email)).status).toBe(200)
    expect(await warned(shop)).toBe('none')
  })
})

describe('where others can reach the shop', () => {
  const shop = useTestApi({ exposed: true, demoSignIn: false })
  test('the right password of a demo account is a wrong one, and staff are warned', async () => {
    expect(await warned(shop)).toBe('none')
    await withDemoAccounts(shop)
    for (const email of [...demoEmails, 'Admin@Demo.CU']) {
      const refused = await signIn(shop, email)
      expect([refused.status, (await refused.json()).error.code]).toEqual([401, 'badCredentials'])
    }
    const other = 'ana@ejemplo.cu'
    await insertUser(shop.database.db, { email: other })
    expect((await signIn(shop, other)).status).toBe(200)
    expect(await warned(shop)).toBe('refused')
    const { db } = shop.database
    await db
      .update(users)
      .set({ enabled: false })
      .where(inArray(users.email, [...demoEmails]))
    expect(await warned(shop)).toBe('none')
  })
})

describe('where others can reach the shop and DEMO=1 was said', () => {
  const shop = useTestApi({ exposed: true, demoSignIn: true })
  test('demo accounts sign in, and staff are warned', async () => {
    await withDemoAccounts(shop)
    expect((await signIn(shop, 'admin@demo.cu')).status).toBe(200)
    expect(await warned(shop)).toBe('open')
  })
})

describe('where a request came through a proxy', () => {
  const shop = useTestApi()

  /** Another process of the same shop, or the shop after a start at this time. */
  function processOf(startedAt: Date, isDemo = false) {
    const { database, clock } = shop
    const now = () => clock.now
    const start = { isConfigured: false, demoSignIn: isDemo, startedAt }
    const exposure = createExposure({ database, log: testDeps.log, now, ...start })
    return { exposure, api: buildApi({ ...testDeps, database, now, exposure }) }
  }

  test('demo accounts, their sessions and their keys end in all processes until the next start', async () => {
    const { db } = shop.database
    const startedAt = shop.clock.now
    const other = processOf(startedAt)
    const userId = await insertUser(db, { email: 'admin@demo.cu', role: 'admin' })
    const { key } = await insertApiKey(db, userId, { now: startedAt })
    const admin = await shop.as('admin')
    const customers = (token: string) => shop.fetch('/admin/customers', { token })
    const { token } = await (await signIn(shop, 'admin@demo.cu')).json()
    expect((await customers(token)).status).toBe(200)
    expect((await customers(key)).status).toBe(200)

    await other.exposure.note('X-Forwarded-For')
    expect(await db.$count(sessions, eq(sessions.userId, userId))).toBe(0)
    expect((await signIn(shop, 'admin@demo.cu')).status).toBe(401)
    // One that was opened at the same moment.
    const late = await insertSession(db, userId, shop.clock.now)
    expect((await customers(late)).status).toBe(401)
    expect(await (await shop.fetch(`/security/checkexpiration?token=${late}`)).json()).toEqual({
      expired: true,
    })
    expect((await (await customers(key)).json()).error.code).toBe('keySuspended')
    expect((await customers(admin.token)).status).toBe(200)
    const warnings = await (await admin.fetch('/admin/warnings')).json()
    expect(warnings).toEqual({
      demoAccounts: 'refused',
      proxy: { sign: 'X-Forwarded-For', seenDate: startedAt.toISOString() },
    })

    const next = processOf(new Date(startedAt.getTime() + 1000))
    expect(await next.exposure.admitsDemoAccounts()).toBe(true)
    const withDemo = processOf(startedAt, true)
    expect(await withDemo.exposure.admitsDemoAccounts()).toBe(true)
    expect(await withDemo.exposure.isExposed()).toBe(true)
    for (const { api } of [other, next, withDemo]) await api.close()
  })
})
