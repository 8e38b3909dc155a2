import { expect, test } from 'vitest'
import { lastMailTo } from '../../testing/mailbox.ts'
import { useTestApi } from '../../testing/test-api.ts'

const shop = useTestApi()

test('without a public address the links of a mail lead where the visitor came in', async () => {
  const json = { email: 'enlace@ejemplo.cu', password: 'a'.repeat(64) }
  await shop.fetch('/security/sign-up', { method: 'POST', json })
  expect((await lastMailTo(shop.database, json.email)).text).toContain('http://shop.test/activate/user/')
})
