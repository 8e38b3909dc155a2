import { expect, test } from 'vitest'
import { readConfiguration } from './configuration.ts'
import { Fault } from './fault.ts'
import { isExposed, listeningHost, requirePublicUrl, shopAddress } from './reachability.ts'

function refusal(environment: Record<string, string>): string {
  try {
    requirePublicUrl(readConfiguration(environment))
  } catch (error) {
    if (error instanceof Fault && error.kind === 'configuration') return error.message
    throw error
  }
  return ''
}

const publicUrl = 'https://tienda.example'

test('mail or visitors from elsewhere need PUBLIC_URL, told in one sentence', () => {
  expect(refusal({ SMTP_URL: 'smtp://mail' })).toMatch(/^Con SMTP_URL hace falta PUBLIC_URL[^.\n]+\.$/)
  expect(refusal({ HOST: '0.0.0.0' })).toContain('HOST=0.0.0.0')
  expect(refusal({ HOST: '::', SMTP_URL: 'smtp://mail' })).toContain('SMTP_URL y HOST=::')
  expect(refusal({ HOST: '10.0.0.7', SMTP_URL: 'smtp://mail', PUBLIC_URL: publicUrl })).toBe('')
})

test.each(['127.0.0.1', '::1', 'localhost'])('a shop of this machine alone (%s) needs none', (HOST) => {
  expect(refusal({ HOST })).toBe('')
  expect(refusal({})).toBe('')
})

test('without HOST it listens everywhere only as a shop with a public address and no demo accounts', () => {
  expect(listeningHost({ host: undefined, publicUrl: undefined }, false)).toBe('127.0.0.1')
  expect(listeningHost({ host: undefined, publicUrl }, true)).toBe('127.0.0.1')
  expect(listeningHost({ host: undefined, publicUrl }, false)).toBeUndefined()
  expect(listeningHost({ host: '10.0.0.7', publicUrl }, true)).toBe('10.0.0.7')
})

test('a proxy, a public address or another network exposes the shop', () => {
  const alone = { publicUrl: undefined, trustedProxies: 0 }
  expect(isExposed(alone, '127.0.0.1')).toBe(false)
  expect(isExposed({ ...alone, trustedProxies: 1 }, '127.0.0.1')).toBe(true)
  expect(isExposed({ ...alone, publicUrl }, '127.0.0.1')).toBe(true)
  expect(isExposed(alone, '0.0.0.0')).toBe(true)
  expect(isExposed(alone, undefined)).toBe(true)
})

test('the printed address is one that a browser opens', () => {
  expect(shopAddress({ publicUrl: undefined }, '127.0.0.1', 3000)).toBe('http://localhost:3000')
  expect(shopAddress({ publicUrl: undefined }, 'fd00::7', 80)).toBe('http://[fd00::7]:80')
  expect(shopAddress({ publicUrl }, undefined, 3000)).toBe(publicUrl)
})
