import { expect, test } from 'vitest'
import { lastMailTo } from '../../testing/mailbox.ts'
import { useTestApi } from '../../testing/test-api.ts'

const shop = useTestApi({ address: 'http://10.0.0.7:3000' })

let people = 0

async function linkAskedAt(origin: string): Promise<string> {
  people += 1
  const email = `enlace${people}@ejemplo.cu`
  const request = new Request(`${origin}/api/security/sign-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'a'.repeat(64) }),
  })
  const facts = { clientAddress: '127.0.0.1', requestId: 'test-request', secure: false }
  expect((await shop.api.fetch(request, facts)).status).toBe(200)
  return /(https?:\S+)\/activate\/user\//.exec((await lastMailTo(shop.database, email)).text)?.[1] ?? ''
}

test.each(['http://localhost:3000', 'http://127.0.0.1:4000', 'http://[::1]:3000'])(
  'without PUBLIC_URL the links of a mail lead to %s, which is this machine',
  async (origin) => {
    expect(await linkAskedAt(origin)).toBe(origin)
  },
)

test.each(['http://evil.example', 'http://localhost.evil.example:3000', 'http://127.evil.example'])(
  'the Host header of %s leads no link astray',
  async (origin) => {
    expect(await linkAskedAt(origin)).toBe('http://10.0.0.7:3000')
  },
)
