import { expect, test } from 'vitest'
import { isSameChoice, isValidChoice, sortedChoice } from './cart-line.ts'

const color = { id: 1, required: true, values: [{ id: 10 }, { id: 11 }] }
const warranty = { id: 2, required: false, values: [{ id: 20 }] }
const chose = (optionId: number, valueId: number) => ({ optionId, valueId })

test('the order of choices does not matter', () => {
  expect(isSameChoice([chose(1, 10), chose(2, 20)], [chose(2, 20), chose(1, 10)])).toBe(true)
  expect(isSameChoice([chose(1, 10)], [chose(1, 11)])).toBe(false)
  expect(isSameChoice([chose(1, 10)], [])).toBe(false)
})

test('a sorted choice has only the two ids', () => {
  const given = [{ ...chose(2, 20), price: 7 }, chose(1, 10)]
  expect(sortedChoice(given)).toEqual([chose(1, 10), chose(2, 20)])
})

test.each([
  [[chose(1, 10)], true],
  [[chose(1, 11), chose(2, 20)], true],
  [[], false],
  [[chose(2, 20)], false],
  [[chose(1, 20)], false],
  [[chose(1, 10), chose(1, 11)], false],
  [[chose(1, 10), chose(3, 30)], false],
])('%j is a valid choice: %s', (chosen, valid) => {
  expect(isValidChoice(chosen, [color, warranty])).toBe(valid)
})
