import { users } from '@tecnoclick/database/schema/people/users'
import { demoEmails } from '@tecnoclick/domain/people/demo-accounts'
import { inArray } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { insertUser, somePassword } from '../../testing/people.ts'
import { type TestApi, useTestApi } from '../../testing/test-api.ts'

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
