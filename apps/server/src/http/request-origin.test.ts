import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { type OriginRules, requestOrigin } from './request-origin.ts'

const direct: OriginRules = { publicUrl: undefined, trustedProxies: 0 }
const behindProxy: OriginRules = { publicUrl: undefined, trustedProxies: 1 }

function incoming(url: string, headers: Record<string, string>): IncomingMessage {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: '10.0.0.1' })
  return Object.assign(new IncomingMessage(socket), { url, headers })
}

function addressOf(url: string, headers: Record<string, string>, rules = direct): string | undefined {
  return requestOrigin(incoming(url, headers), rules)?.url.href
}

test('without a proxy the Host header names the store', () => {
  expect(addressOf('/shop?page=2', { host: 'localhost:3000' })).toBe('http://localhost:3000/shop?page=2')
  expect(addressOf('/', { host: '[::1]:3000' })).toBe('http://[::1]:3000/')
})

test('forwarded headers are ignored unless the proxy is trusted', () => {
  const headers = {
    host: 'inner:3000',
    'x-forwarded-host': 'tienda.example',
    'x-forwarded-proto': 'https',
    'x-forwarded-for': '200.55.1.2',
  }
  expect(requestOrigin(incoming('/', headers), direct)).toMatchObject({
    secure: false,
    clientAddress: '10.0.0.1',
    url: { origin: 'http://inner:3000' },
  })
  expect(requestOrigin(incoming('/', headers), behindProxy)).toMatchObject({
    secure: true,
    clientAddress: '200.55.1.2',
    url: { origin: 'https://tienda.example' },
  })
})

test('PUBLIC_URL overrides both headers', () => {
  const rules = { publicUrl: 'https://tienda.example', trustedProxies: 0 }
  expect(addressOf('/shop', { host: '10.1.1.1:3000' }, rules)).toBe('https://tienda.example/shop')
})

test('a client cannot spoof the forwarded headers of the proxy', () => {
  const headers = { host: 'x', 'x-forwarded-for': '1.1.1.1, 200.55.1.2' }
  expect(requestOrigin(incoming('/', headers), behindProxy)?.clientAddress).toBe('200.55.1.2')
  const twoProxies = { publicUrl: undefined, trustedProxies: 2 }
  expect(requestOrigin(incoming('/', headers), twoProxies)?.clientAddress).toBe('1.1.1.1')
})

test.each(['', 'a b', 'evil.example/path', 'user@evil.example', 'x:99999999', '<script>', '..'])(
  'the host %j is refused',
  (name) => {
    expect(addressOf('/', { host: name })).toBeUndefined()
  },
)

test('no request target leads to another host', () => {
  const headers = { host: 'localhost' }
  expect(addressOf('//evil.example/x', headers)).toBe('http://localhost/evil.example/x')
  expect(addressOf('/\\evil.example', headers)).toBe('http://localhost/evil.example')
  expect(addressOf('http://evil.example/shop?a=1', headers)).toBe('http://localhost/shop?a=1')
  expect(addressOf('*', headers)).toBeUndefined()
  expect(addressOf('@evil.example/', headers)).toBeUndefined()
})

test.each(['/%E0%A4%A', '/a%00b'])('the path %s is refused', (path) => {
  expect(addressOf(path, { host: 'localhost' })).toBeUndefined()
})
