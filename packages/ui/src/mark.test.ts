import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { MARK_ARROW, MARK_RAYS } from './mark.ts'

test('the icon file and the drawn mark are the same lines', () => {
  const svg = readFileSync(new URL('./mark.svg', import.meta.url), 'utf8')
  expect(svg).toContain(`d="${MARK_ARROW}"`)
  expect(svg).toContain(`d="${MARK_RAYS}"`)
})
