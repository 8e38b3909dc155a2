import { expect, test } from 'vitest'
import { emptyWalkIn, otherBrand, toWalkIn, walkInFieldOf } from './walk-in-draft.ts'

test('an empty deposit is none, and a comma is a decimal point', () => {
  expect(toWalkIn(emptyWalkIn).deposit).toBeNull()
  expect(toWalkIn({ ...emptyWalkIn, deposit: '500,50' }).deposit).toEqual({
    amount: 500.5,
    currency: 'CUP',
    paymentMethod: 'cash',
  })
})

test('what the API refuses is shown at its field', () => {
  expect(['name', 'deposit.amount', 'deposit.currency', 'constructor'].map(walkInFieldOf)).toEqual([
    'name',
    'deposit',
    'currency',
    undefined,
  ])
})

test('another brand is sent by its name, a customer by id', () => {
  const draft = { ...emptyWalkIn, brandId: otherBrand, brandName: 'Lexmark', customerId: '7' }
  expect(toWalkIn(draft)).toMatchObject({ brandName: 'Lexmark', customerId: 7 })
  expect(toWalkIn(draft)).not.toHaveProperty('brandId')
  expect(toWalkIn({ ...emptyWalkIn, brandId: '3' })).toMatchObject({ brandId: 3, customerId: null })
})
