import { expect, test } from 'vitest'
import { missingFrom } from './missing.ts'

const complete = {
  homeDelivery: true,
  isEditing: false,
  isPicking: false,
  quote: { kind: 'delivered', fee: 0.5 },
  asked: { name: false, phone: false },
  recipient: { name: '', phone: '' },
  isAccepted: true,
} as const

test('nothing is missing from a complete order', () => {
  expect(missingFrom(complete)).toEqual([])
  expect(missingFrom({ ...complete, quote: { kind: 'arranged' } })).toEqual([])
})

test('what is missing comes in the order of the page', () => {
  const asked = { name: true, phone: true }
  const empty = { ...complete, homeDelivery: false, quote: undefined, asked, isAccepted: false }
  expect(missingFrom(empty)).toEqual(['name', 'phone', 'terms'])
  const recipient = { name: 'Ana', phone: ' ' }
  expect(missingFrom({ ...empty, recipient })).toEqual(['phone', 'terms'])
})

test('a delivery needs a saved, chosen and reached address', () => {
  expect(missingFrom({ ...complete, isEditing: true })).toEqual(['saveAddress'])
  expect(missingFrom({ ...complete, isPicking: true })).toEqual(['chooseAddress'])
  expect(missingFrom({ ...complete, quote: undefined })).toEqual(['chooseAddress'])
  expect(missingFrom({ ...complete, quote: { kind: 'notDelivered' } })).toEqual(['reachedAddress'])
  expect(missingFrom({ ...complete, quote: { kind: 'belowMinimum', minimum: 20 } })).toEqual([
    'reachedAddress',
  ])
  expect(missingFrom({ ...complete, homeDelivery: false, isEditing: true })).toEqual([])
})
