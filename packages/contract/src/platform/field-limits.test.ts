import { expect, test } from 'vitest'
import { z } from 'zod'
import { optionalProse, positionField, priceField } from './editable-fields.ts'
import { fieldsOf, limitsOf, optionsOf } from './field-limits.ts'
import { line, optionalLine, prose } from './wire.ts'

test('a field has its name and the limits of its schema', () => {
  const field = fieldsOf(z.object({ name: line(80), note: optionalLine(500) }))
  expect(field('name')).toEqual({ source: 'name', maxLength: 80, required: true })
  expect(field('note')).toEqual({ source: 'note', maxLength: 500 })
})

test('optional, nullable and empty texts are not required', () => {
  expect(limitsOf(prose(2000))).toEqual({ maxLength: 2000, required: true })
  expect(limitsOf(prose(2000).optional())).toEqual({ maxLength: 2000 })
  expect(limitsOf(line(30).nullable())).toEqual({ maxLength: 30 })
  expect(limitsOf(optionalProse(5000).optional())).toEqual({ maxLength: 5000 })
})

test('a number is as long as its largest value, with two decimals unless it is an integer', () => {
  expect(limitsOf(positionField)).toEqual({ maxLength: '100,000'.length, required: true })
  expect(limitsOf(priceField.nullish())).toEqual({ maxLength: 'CUP 99,999,999.00'.length })
})

test('a type without limits has none', () => {
  expect(limitsOf(z.boolean())).toEqual({})
  expect(limitsOf(z.number().optional())).toEqual({})
  expect(limitsOf(undefined)).toEqual({})
})

test('options follow the order of the values', () => {
  expect(optionsOf(['b', 'a'], { a: 'Uno', b: 'Dos' })).toEqual([
    { value: 'b', label: 'Dos' },
    { value: 'a', label: 'Uno' },
  ])
})
