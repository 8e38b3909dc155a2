import { expect, test } from 'vitest'
import { bitsAfter, challengeText, findProof, isCurrentChallenge, isProof } from './proof-of-work.ts'

const challenge = { text: '1772463600000.abc', bits: 10 }
const email = 'ana@ejemplo.cu'

function solve(): string {
  return findProof(challenge, email, { from: 0, count: 100_000 }) ?? ''
}

test('a found proof is one, for its challenge, subject and difficulty alone', () => {
  const proof = solve()
  expect(proof).toMatch(/^1772463600000\.abc:\d+$/)
  expect(isProof(proof, challenge, email)).toBe(true)
  expect(isProof(proof, challenge, 'eva@ejemplo.cu')).toBe(false)
  expect(isProof(proof, { ...challenge, text: '1772463600000.abd' }, email)).toBe(false)
  expect(isProof(proof, { ...challenge, bits: 30 }, email)).toBe(false)
})

test.each([
  '',
  ':',
  '1772463600000.abc',
  '1772463600000.abc:',
  '1772463600000.abc:x',
  '1772463600000.abc:1:2',
])('%j is no proof', (proof) => {
  expect(isProof(proof, { ...challenge, bits: 0 }, email)).toBe(false)
})

test('numbers are tried in pieces', () => {
  const found = Number(solve().split(':')[1])
  expect(findProof(challenge, email, { from: 0, count: found })).toBeUndefined()
  expect(findProof(challenge, email, { from: found, count: 1 })).toBe(solve())
})

test('the work doubles with the failures, up to a limit', () => {
  expect([0, 20, 39, 40, 80, 160, 320, 100_000].map((failures) => bitsAfter(failures, 20))).toEqual([
    16, 16, 16, 17, 18, 19, 20, 20,
  ])
})

test('a challenge holds for five minutes and is not from the future', () => {
  const now = 1_772_463_600_000
  const text = challengeText(now, 'abc')
  expect(isCurrentChallenge(text, now)).toBe(true)
  expect(isCurrentChallenge(text, now + 299_000)).toBe(true)
  expect(isCurrentChallenge(text, now + 301_000)).toBe(false)
  expect(isCurrentChallenge(text, now - 60_000)).toBe(false)
  expect(isCurrentChallenge('toString', now)).toBe(false)
})
