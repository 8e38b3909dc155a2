import { expect, test } from 'vitest'
import { createSignedIds } from './signed-ids.ts'

const links = createSignedIds('a key for tests', 'links')

test('a token names its row, looks like a secret and cannot be made for another row', () => {
  const token = links.tokenOf(48)
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(links.idOf(token)).toBe(48)
  const bytes = Buffer.from(token, 'base64url')
  bytes.writeUInt32BE(49)
  expect(links.idOf(bytes.toString('base64url'))).toBeUndefined()
  for (const wrong of ['', 'x'.repeat(43), token.slice(1)]) expect(links.idOf(wrong)).toBeUndefined()
})

test('another key or purpose reads no token', () => {
  const token = links.tokenOf(48)
  expect(createSignedIds('another key', 'links').idOf(token)).toBeUndefined()
  expect(createSignedIds('a key for tests', 'other links').idOf(token)).toBeUndefined()
})
