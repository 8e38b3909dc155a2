import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

test('each has its turn, in the order they asked, and others come in between', async () => {
  const turn = createTurns()
  const seen: string[] = []
  const drawn = ['first', 'second', 'third'].map((page) => turn().then(() => seen.push(page)))
  const between = () =>
    setImmediate(() => {
      seen.push('·')
      if (seen.length < 6) between()
    })
  between()
  await Promise.all(drawn)
  expect(seen.filter((entry) => entry !== '·')).toEqual(['first', 'second', 'third'])
  expect(seen.join('')).toMatch(/first·+second·+third/)
})
