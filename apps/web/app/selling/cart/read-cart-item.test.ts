import { expect, test } from 'vitest'
import { readChosenOptions } from './read-cart-item.ts'

test('only valid option fields are read', () => {
  const fields = new URLSearchParams('productId=4&option_7=12&option_x=1&option_8=&option_9=abc&option_10=3')
  expect(readChosenOptions(fields)).toEqual([
    { optionId: 7, valueId: 12 },
    { optionId: 10, valueId: 3 },
  ])
})
