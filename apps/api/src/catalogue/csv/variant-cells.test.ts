import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BadCell } from './cells.ts'
import { readVariant, writeVariant } from './variant-cells.ts'

test('options of a variant are written and read', () => {
  expect(
    writeVariant([
      ['Color', 'Negro'],
      ['Capacidad', '64 GB'],
    ]),
  ).toBe('Color=Negro|Capacidad=64 GB')
  expect(readVariant(' Color = Negro | Capacidad=64 GB')).toEqual([
    ['Color', 'Negro'],
    ['Capacidad', '64 GB'],
  ])
  expect(readVariant('')).toEqual([])
  for (const bad of ['Color', 'Color=', '=Negro', 'Color=Negro|', 'Color=Negro=Azul'])
    expect(readVariant(bad)).toBeInstanceOf(BadCell)
})

const text = fc.string({ minLength: 1, maxLength: 40 }).filter((one) => one.trim() === one)

test('whatever the marks in them', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 3 }), (options) => {
      expect(readVariant(writeVariant(options))).toEqual(options)
    }),
  )
})
