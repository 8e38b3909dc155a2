import { expect, test } from 'vitest'
import { proxySign } from './proxy-sign.ts'

function signOf(headers: Record<string, string>, { httpVersion = '1.1', url = '/' } = {}) {
  const rawHeaders = Object.entries(headers).flat()
  const lower = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  )
  return proxySign({ headers: lower, rawHeaders, httpVersion, url })
}

test.each(['localhost', 'LOCALHOST:3000', '127.0.0.1:3000', '127.8.9.10', '[::1]:3000', '[::1]'])(
  'a request to %s is of this machine',
  (Host) => {
    expect(signOf({ Host, 'User-Agent': 'Mozilla/5.0', Cookie: 'a=1' })).toBeUndefined()
  },
)

test.each([
  [{ Host: 'tienda.example' }, 'Host: tienda.example'],
  [{ Host: '192.168.1.20:3000' }, 'Host: 192.168.1.20:3000'],
  [{ Host: 'localhost.evil.example' }, 'Host: localhost.evil.example'],
  [{ Host: 'localhost', 'x-forwarded-for': '203.0.113.9' }, 'X-Forwarded-For'],
  [{ Host: 'localhost', 'X-Forwarded-Anything': '' }, 'X-Forwarded-Anything'],
  [{ Host: 'localhost', Forwarded: 'for=203.0.113.9' }, 'Forwarded'],
  [{ Host: 'localhost', Via: '1.1 proxy' }, 'Via'],
  [{ Host: 'localhost', 'X-Real-IP': '203.0.113.9' }, 'X-Real-Ip'],
  [{ Host: 'localhost', 'CF-Connecting-IP': '203.0.113.9' }, 'Cf-Connecting-Ip'],
  [{ Host: 'localhost', 'Cdn-Loop': 'cloudflare' }, 'Cdn-Loop'],
])('%j shows a proxy', (headers, sign) => {
  expect(signOf(headers)).toBe(sign)
})

test('HTTP/1.0, a second host and a target with a foreign host show one too', () => {
  expect(signOf({ Host: 'localhost' }, { httpVersion: '1.0' })).toBe('HTTP/1.0')
  expect(signOf({}, { httpVersion: '1.0' })).toBe('HTTP/1.0')
  expect(signOf({ Host: 'localhost', host: 'tienda.example' })).toBe('Host: tienda.example')
  expect(signOf({ Host: 'localhost' }, { url: 'http://tienda.example/admin' })).toBe('Host: tienda.example')
  expect(signOf({ Host: 'localhost' }, { url: 'http://localhost:3000/' })).toBeUndefined()
})
