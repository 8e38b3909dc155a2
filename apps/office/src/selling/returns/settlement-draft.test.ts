import type { OrderReturn } from '@tecnoclick/contract/selling/returns/schemas'
import { expect, test } from 'vitest'
import { mayRepair, offeredOutcomes, readSettlement, usualOutcome, usualRefund } from './settlement-draft.ts'

const line = {
  lineId: 1,
  productId: 1,
  name: 'Ratón',
  sku: 'R',
  brandId: null,
  serials: [],
  quantity: 1,
  price: 10,
}
const lines = [
  { ...line, id: 7, amount: 10.1, outcome: null, serviceOrder: null },
  { ...line, id: 8, amount: 20.2, outcome: null, serviceOrder: null },
] satisfies OrderReturn['lines']

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

test('the refund is what was paid for what the shop keeps, as far as it was paid', () => {
  expect(usualRefund({ lines, refundable: 100 }, { 7: 'stock', 8: 'scrap' })).toBe(30.3)
  expect(usualRefund({ lines, refundable: 100 }, { 7: 'repair', 8: 'scrap' })).toBe(20.2)
  expect(usualRefund({ lines, refundable: 5 }, { 7: 'stock', 8: 'scrap' })).toBe(5)
})

test('a warranty is repaired unless staff choose otherwise; what is faulty is not offered for sale', () => {
  const customer = { name: '', email: null, phone: null }
  const asked = { kind: 'return', reason: 'unwanted', condition: null, clientId: 1, customer } as const
  const fault = { ...asked, reason: 'defective' } as const
  expect(usualOutcome({ ...fault, kind: 'warranty' })).toBe('repair')
  expect(usualOutcome(asked)).toBe('stock')
  expect(usualOutcome(fault)).toBe('scrap')
  expect(usualOutcome({ ...asked, condition: 'damaged' })).toBe('scrap')
  expect(offeredOutcomes(fault)).toEqual(['scrap', 'repair'])
  expect(usualOutcome({ ...fault, kind: 'warranty', clientId: null })).toBe('scrap')
  expect(offeredOutcomes({ ...asked, clientId: null })).toEqual(['stock', 'scrap'])
})

test('without an account a repair needs a name and a phone', () => {
  const nobody = { name: '', email: null, phone: null }
  expect(mayRepair({ clientId: 1, customer: nobody })).toBe(true)
  expect(mayRepair({ clientId: null, customer: { ...nobody, name: 'Eva' } })).toBe(false)
  expect(mayRepair({ clientId: null, customer: { ...nobody, name: 'Eva', phone: '52345678' } })).toBe(true)
})

test('the form becomes the body of the call', () => {
  const form = formOf({
    'outcome-7': 'scrap',
    'outcome-8': 'repair',
    'service-8': '3',
    'brand-8': '',
    refund: 'on',
    amount: '10,10',
    paymentMethod: 'cash',
    transactionCode: '',
    note: ' ',
  })
  expect(readSettlement({ lines, version: 4 }, form)).toEqual({
    lines: [
      { id: 7, outcome: 'scrap' },
      { id: 8, outcome: 'repair', serviceId: 3, brandId: null },
    ],
    refund: { amount: 10.1, paymentMethod: 'cash', transactionCode: null },
    note: null,
    version: 4,
  })
})

test.each(['', '0', 'diez', '-1', '1.234'])('%j is no amount', (amount) => {
  const form = formOf({ refund: 'on', amount, paymentMethod: 'cash' })
  expect(readSettlement({ lines, version: 1 }, form)).toBeUndefined()
})

test('without a refund there is none', () => {
  expect(readSettlement({ lines, version: 1 }, formOf({ amount: 'nada' }))).toMatchObject({ refund: null })
})
