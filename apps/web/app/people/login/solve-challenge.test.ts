import { isProof } from '@tecnoclick/domain/platform/proof-of-work'
import { expect, test } from 'vitest'
import { solveChallenge } from './solve-challenge.ts'

test('the proof is found without holding up the page', async () => {
  const challenge = { text: '1772463600000.abc', bits: 15 }
  let turns = 0
  const timer = setInterval(() => (turns += 1), 1)
  const proof = await solveChallenge(challenge, ' Ana@Ejemplo.cu')
  clearInterval(timer)
  expect(isProof(proof, challenge, 'ana@ejemplo.cu')).toBe(true)
  // Thousands of numbers are tried: in one piece, nothing else would have had a turn.
  expect(turns).toBeGreaterThan(2)
})
