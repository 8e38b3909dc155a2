import { isProof } from '@tecnoclick/domain/platform/proof-of-work'
import { expect, test } from 'vitest'
import { solveChallenge } from './solve-challenge.ts'

test('the proof is found without holding up the page', async () => {
  const challenge = { text: '1772463600000.abc', bits: 15 }
  let longest = 0
  let last = performance.now()
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last)
    last = performance.now()
  }, 1)
  const proof = await solveChallenge(challenge, ' Ana@Ejemplo.cu')
  clearInterval(timer)
  expect(isProof(proof, challenge, 'ana@ejemplo.cu')).toBe(true)
  expect(longest).toBeLessThan(150)
})
