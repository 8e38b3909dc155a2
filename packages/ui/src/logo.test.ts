import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { markArrowPath, markRaysPath } from './logo.tsx'

test('mark.svg and the component have the same paths', () => {
  const svg = readFileSync(new URL('./mark.svg', import.meta.url), 'utf8')
  expect(svg).toContain(`d="${markArrowPath}"`)
  expect(svg).toContain(`d="${markRaysPath}"`)
})
