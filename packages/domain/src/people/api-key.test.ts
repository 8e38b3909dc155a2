import { expect, test } from 'vitest'
import { apiKeyState, effectivePermissions, isApiKey, keyPermissions, visiblePart } from './api-key.ts'
import { permissionsOf } from './permissions.ts'

const key = `tck_${'aB3_-'.repeat(8)}xyz`

test('a key has its prefix and 43 characters', () => {
  expect(isApiKey(key)).toBe(true)
  for (const other of [
    '',
    'tck_',
    key.slice(1),
    `${key}x`,
    key.slice(0, -1),
    key.replace('x', '!'),
    `${key}\n`,
  ])
    expect(isApiKey(other), other).toBe(false)
})

test('eight characters of the secret stay visible, of 43', () => {
  expect(visiblePart(key)).toBe('tck_aB3_-aB3')
})

test('no key decides about staff, keys, money or the words of mails', () => {
  for (const permission of ['staff:write', 'apiKeys:write', 'settings:write', 'mails:read'])
    expect(keyPermissions).not.toContain(permission)
})

test('a key has no more rights than its owner has now, and none that people keep', () => {
  const given = ['orders:read', 'prices:write', 'staff:write', 'unknown:read']
  expect(effectivePermissions(given, permissionsOf('administrator'))).toEqual(['orders:read', 'prices:write'])
  expect(effectivePermissions(given, permissionsOf('seller'))).toEqual(['orders:read'])
  expect(effectivePermissions(given, permissionsOf(null))).toEqual([])
})

test('the state names the first reason why a key does not work', () => {
  const now = new Date('2026-03-02T15:00:00Z')
  const later = new Date('2026-03-03T15:00:00Z')
  const facts = { revokedAt: null, expiresAt: later, ownerWorks: true }
  expect(apiKeyState(facts, now)).toBe('active')
  expect(apiKeyState(facts, later)).toBe('expired')
  expect(apiKeyState({ ...facts, ownerWorks: false }, now)).toBe('suspended')
  expect(apiKeyState({ ...facts, ownerWorks: false, revokedAt: now }, later)).toBe('revoked')
})
