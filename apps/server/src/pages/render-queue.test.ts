import { expect, test } from 'vitest'
import { createRenderQueue } from './render-queue.ts'

test('renders run in order, with event loop turns in between', async () => {
  const turn = createRenderQueue()
  const seen: string[] = []
  let isOver = false
  const lap = () => {
    seen.push('·')
    if (!isOver) setImmediate(lap)
  }
  setImmediate(lap)
  await Promise.all(['first', 'second', 'third'].map((page) => turn().then(() => seen.push(page))))
  isOver = true
  expect(seen.join('')).toMatch(/first·{8,}second·{8,}third/)
})
