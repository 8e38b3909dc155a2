import { expect, test } from 'vitest'
import { isRefusal } from '../../platform/http/refusal.ts'
import { createHashing, nobodysHash } from './hashing.ts'

const password = 'b'.repeat(64)
const always = async () => undefined
const costOf = (hash: string) => hash.split('$').slice(0, 4).join('$')

test('an unknown account takes as long as a known one', async () => {
  expect(costOf(nobodysHash)).toBe(costOf(String(await createHashing().protect(password))))
  expect(costOf(nobodysHash)).toBe('$argon2id$v=19$m=19456,t=2,p=1')
})

test('a password is verified against its own hash only', async () => {
  const hashing = createHashing()
  const hash = await hashing.protect(password)
  if (isRefusal(hash)) throw new Error('refused')
  expect(await hashing.verify(hash, password, always)).toBe(true)
  expect(await hashing.verify(hash, 'c'.repeat(64), always)).toBe(false)
  expect(await hashing.verify(undefined, password, always)).toBe(false)
})

test('of forty concurrent requests some are hashed, and the others are refused before the first is done', async () => {
  const hashing = createHashing()
  const outcomes: ('refused' | 'hashed')[] = []
  await Promise.all(
    Array.from({ length: 40 }, async () => {
      const outcome = await hashing.protect(password)
      outcomes.push(isRefusal(outcome) ? 'refused' : 'hashed')
    }),
  )
  const refused = outcomes.indexOf('hashed')
  expect([18, 19]).toContain(refused)
  expect(outcomes.slice(refused)).toEqual(Array.from({ length: 40 - refused }, () => 'hashed'))
})
