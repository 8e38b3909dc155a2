import { expect, test } from 'vitest'
import { lastMailTo } from '../../testing/mailbox.ts'
import { useTestApi } from '../../testing/test-api.ts'

const shop = useTestApi()

test('without PUBLIC_URL, links in mails use the origin of the request', async () => {
  const json = { email: 'enlace@ejemplo.cu', password: 'a'.repeat(64) }
  await shop.fetch('/security/sign-up', { method: 'POST', json })
  expect((await lastMailTo(shop.database, json.email)).text).toContain('http://shop.test/activate/user/')
})
