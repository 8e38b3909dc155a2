import { existsSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('./fonts.css', import.meta.url), 'utf8')
const files = [...css.matchAll(/url\("([^"]+)"\)/g)].map(([, path = '']) => new URL(path, import.meta.url))

test('every font file exists', () => {
  expect(files).toHaveLength(3)
  for (const file of files) expect(existsSync(file), file.pathname).toBe(true)
})

test('the Latin file stays within 24 kB', () => {
  const latin = files.find((file) => file.pathname.endsWith('onest-latin.woff2'))
  expect(statSync(latin ?? '').size).toBeLessThanOrEqual(24_000)
})

test('the fallback fonts exclude Arabic', () => {
  const standIns = css.split('@font-face').filter((face) => face.includes('local('))
  expect(standIns.length).toBeGreaterThan(0)
  for (const face of standIns) expect(face).toContain('unicode-range: U+0000-052F, U+2000-22FF;')
})
