import { readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'

const require = createRequire(import.meta.url)
const css = readFileSync(new URL('./fonts.css', import.meta.url), 'utf8')
const files = [...css.matchAll(/url\("([^"]+)"\)/g)].map(([, path = '']) => require.resolve(path))

test('every font file exists', () => {
  expect(files).toHaveLength(3)
})

test('the Latin file stays within 45 kB', () => {
  const latin = files.find((file) => file.includes('onest-latin-wght'))
  expect(statSync(latin ?? '').size).toBeLessThanOrEqual(45_000)
})

test('the fallback fonts exclude Arabic', () => {
  const standIns = css.split('@font-face').filter((face) => face.includes('local('))
  expect(standIns.length).toBeGreaterThan(0)
  for (const face of standIns) expect(face).toContain('unicode-range: U+0000-052F, U+2000-22FF;')
})
