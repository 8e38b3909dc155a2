import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contrastRatio, findOklch, type LinearRgb, toLinearRgb } from './contrast.ts'
import { colorPairs } from './testing/color-pairs.ts'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const [light = '', dark = ''] = css.split('@media (prefers-color-scheme: dark)')
const schemes = { light: colorsIn(light), dark: colorsIn(dark) }

/** A colour with alpha (the backdrop) never has text on it and is left out. */
function colorsIn(block: string): Map<string, LinearRgb> {
  const colors = new Map<string, LinearRgb>()
  for (const [, name = '', value = ''] of block.matchAll(/--color-([a-z-]+): ([^;]+);/g)) {
    const color = findOklch(value)
    if (color) colors.set(name, toLinearRgb(color))
  }
  return colors
}

function requireColor(scheme: keyof typeof schemes, name: string): LinearRgb {
  const color = schemes[scheme].get(name)
  if (!color) throw new Error(`no colour ${name} in the ${scheme} scheme`)
  return color
}

test('black on white is 21 : 1', () => {
  const black = toLinearRgb({ lightness: 0, chroma: 0, hue: 0 })
  const white = toLinearRgb({ lightness: 1, chroma: 0, hue: 0 })
  expect(contrastRatio(black, white)).toBeCloseTo(21, 3)
  expect(contrastRatio(white, black)).toBeCloseTo(21, 3)
})

test('a known OKLCH colour converts to its sRGB value', () => {
  // oklch(0.62796 0.25768 29.234) is #f00.
  const [red, green, blue] = toLinearRgb({ lightness: 0.62796, chroma: 0.25768, hue: 29.234 })
  expect(red).toBeCloseTo(1, 2)
  expect(green).toBeCloseTo(0, 2)
  expect(blue).toBeCloseTo(0, 2)
})

test('both schemes define the same colours', () => {
  expect([...schemes.dark.keys()].sort()).toEqual([...schemes.light.keys()].sort())
})

for (const scheme of ['light', 'dark'] as const) {
  test(`every ${scheme} colour is inside the sRGB gamut`, () => {
    for (const [name, rgb] of schemes[scheme]) {
      expect(Math.min(...rgb), name).toBeGreaterThan(-0.002)
      expect(Math.max(...rgb), name).toBeLessThan(1.002)
    }
  })

  for (const { front, backs, least } of colorPairs) {
    test.each(backs)(`${front} has enough contrast on %s in the ${scheme} scheme`, (back) => {
      const ratio = contrastRatio(requireColor(scheme, front), requireColor(scheme, back))
      expect(ratio).toBeGreaterThanOrEqual(least)
    })
  }
}

test('every colour of text or controls is among the documented pairs', () => {
  const fronts = new Set(colorPairs.map((pair) => pair.front))
  const backs = new Set(colorPairs.flatMap((pair) => pair.backs))
  const undocumented = [...schemes.light.keys()].filter((name) => !fronts.has(name) && !backs.has(name))
  expect(undocumented).toEqual(['line'])
})
