import { expect, test } from 'vitest'
import { isInNetworks, readNetwork } from './networks.ts'

test('addresses and ranges of both families are networks', () => {
  expect(readNetwork('10.0.0.0/8')).toEqual({ address: '10.0.0.0', prefix: 8, family: 'ipv4' })
  expect(readNetwork('10.1.2.3')).toEqual({ address: '10.1.2.3', prefix: 32, family: 'ipv4' })
  expect(readNetwork('2001:db8::/32')).toEqual({ address: '2001:db8::', prefix: 32, family: 'ipv6' })
  expect(readNetwork('::1')).toEqual({ address: '::1', prefix: 128, family: 'ipv6' })
})

test.each([
  '',
  'localhost',
  '10.0.0',
  '10.0.0.0/33',
  '10.0.0.0/-1',
  '10.0.0.0/8/8',
  '10.0.0.0/',
  '010.0.0.1/8',
  '::/129',
  'fe80::1%eth0',
  '10.0.0.0/ 8',
])('%j is no network', (text) => expect(readNetwork(text)).toBeUndefined())

test('an empty list is everywhere', () => {
  expect(isInNetworks('203.0.113.9', [])).toBe(true)
})

test('a client is inside or outside, also as IPv4 in IPv6 and with a zone', () => {
  const networks = ['10.0.0.0/8', '198.51.100.7', '2001:db8::/32']
  for (const inside of ['10.255.0.1', '198.51.100.7', '::ffff:10.0.0.1', '2001:db8:1::5', '2001:db8::5%eth0'])
    expect(isInNetworks(inside, networks), inside).toBe(true)
  for (const outside of ['11.0.0.1', '198.51.100.8', '::ffff:11.0.0.1', '2001:db9::1', '', 'unknown', '::1'])
    expect(isInNetworks(outside, networks), outside).toBe(false)
})

test('the whole of IPv4 does not let IPv6 in', () => {
  expect(isInNetworks('2001:db8::1', ['0.0.0.0/0'])).toBe(false)
  expect(isInNetworks('203.0.113.9', ['0.0.0.0/0'])).toBe(true)
})
