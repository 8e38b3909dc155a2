import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mlcSteps, roundings } from '../site/setting-values.ts'
import { initialPrivateSettings } from '../site/settings-initial.ts'
import { mlcPrice } from './mlc-price.ts'
import { priceTiers } from './prices.ts'

const rule = { retail: 133, wholesale: 125, step: 10, direction: 'nearest' } as const

test('each price list has its factor, rounded as the shop wants', () => {
  expect(mlcPrice(1_000, null, { list: 'retail', rule })).toBe(1_330)
  expect(mlcPrice(1_000, null, { list: 'wholesale', rule })).toBe(1_250)
  expect(mlcPrice(999, null, { list: 'retail', rule })).toBe(1_330)
  expect(mlcPrice(999, null, { list: 'retail', rule: { ...rule, step: 100 } })).toBe(1_300)
  expect(mlcPrice(999, null, { list: 'retail', rule: { ...rule, step: 100, direction: 'up' } })).toBe(1_400)
})

test('a price of its own counts', () => {
  expect(mlcPrice(1_000, 1_290, { list: 'retail', rule })).toBe(1_290)
})

test('nothing costs nothing, and every other price costs at least one step', () => {
  expect(mlcPrice(0, null, { list: 'retail', rule })).toBe(0)
  expect(mlcPrice(1, null, { list: 'retail', rule: { ...rule, step: 500 } })).toBe(500)
})

test('with the factors of a new shop MLC costs what USD costs', () => {
  const { mlcPrices } = initialPrivateSettings
  const price = fc.integer({ min: 0, max: 9_999_999_900 })
  fc.assert(
    fc.property(price, fc.constantFrom(...priceTiers), (minor, list) => {
      expect(mlcPrice(minor, null, { list, rule: mlcPrices })).toBe(minor)
    }),
  )
})

test('a price is a multiple of the step and off by less than one', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000_000 }),
      fc.integer({ min: 10, max: 1_000 }),
      fc.constantFrom(...mlcSteps),
      fc.constantFrom(...roundings),
      (minor, retail, step, direction) => {
        const found = mlcPrice(minor, null, { list: 'retail', rule: { ...rule, retail, step, direction } })
        const exact = (minor * retail) / 100
        expect(found % step).toBe(0)
        if (found > step) expect(Math.abs(found - exact)).toBeLessThan(step)
        if (direction === 'up') expect(found).toBeGreaterThanOrEqual(exact)
      },
    ),
  )
})
