import { expect, test } from 'vitest'
import { chosenValues, initialChoices, missingChoices } from './option-choices.ts'

const value = (id: number, surcharge = 0) => ({
  id,
  title: `v${id}`,
  surcharge,
  surchargeAlt: surcharge * 390,
  color: null,
})
const colour = { id: 1, title: 'Color', required: true, values: [value(10), value(11)] }
const warranty = { id: 2, title: 'Garantía extendida', required: false, values: [value(20), value(21, 25)] }
const gift = { id: 3, title: 'Regalo', required: false, values: [value(30, 2)] }

test('an optional option starts with its free value, a required one without a value', () => {
  expect(initialChoices([colour, warranty, gift])).toEqual({ 1: undefined, 2: 20, 3: undefined })
})

test('a required option with one value starts with it', () => {
  expect(initialChoices([{ ...colour, values: [value(10)] }])).toEqual({ 1: 10 })
})

test('only required options can be missing', () => {
  expect(missingChoices([colour, gift], {})).toEqual([colour])
  expect(missingChoices([colour, gift], { 1: 11 })).toEqual([])
})

test('values are found by their option', () => {
  expect(chosenValues([colour, warranty], { 1: 11, 2: 21 })).toEqual([value(11), value(21, 25)])
})
