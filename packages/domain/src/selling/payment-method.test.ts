import { expect, test } from 'vitest'
import { isCashRefused, isOffered, lacksAccount, needsAccount, type PaymentMethod } from './payment-method.ts'

const text = { es: 'Pago', en: '', ru: '', ar: '' }
const account = { account: '9205 0699 9200 0003', holder: 'TecnoClick', phone: '55550101', bank: 'Banco' }
const method: PaymentMethod = {
  code: 'transfer',
  name: text,
  instructions: text,
  currencies: [],
  audience: 'everyone',
  shopAccounts: false,
  accounts: {},
  enable: true,
}
const ana = { role: 'user', currency: 'USD' }

test('a method is offered in its currencies, to whom it is for, while it is on', () => {
  expect(isOffered(method, ana)).toBe(true)
  expect(isOffered({ ...method, enable: false }, ana)).toBe(false)
  expect(isOffered({ ...method, currencies: ['CUP'] }, ana)).toBe(false)
  expect(isOffered({ ...method, currencies: ['CUP', 'USD'] }, ana)).toBe(true)
  expect(isOffered({ ...method, audience: 'business' }, ana)).toBe(false)
  expect(isOffered({ ...method, audience: 'business' }, { ...ana, role: 'business' })).toBe(true)
})

test('only a method that is paid to an account can lack one', () => {
  expect(needsAccount(method)).toBe(false)
  expect(lacksAccount(method, {}, 'USD')).toBe(false)
  const shared = { ...method, shopAccounts: true }
  expect(lacksAccount(shared, { CUP: account }, 'CUP')).toBe(false)
  expect(lacksAccount(shared, { CUP: account }, 'USD')).toBe(true)
  const own = { ...method, accounts: { USD: account } }
  expect(lacksAccount(own, {}, 'USD')).toBe(false)
  expect(lacksAccount(own, { CUP: account }, 'CUP')).toBe(true)
})

test.each([
  ['never', [true, true]],
  ['counter', [true, false]],
  ['always', [false, false]],
] as const)('cash of businesses: %s', (businessCash, [byThemselves, atCounter]) => {
  const business = { role: 'business' }
  expect(isCashRefused('cash', business, { businessCash })).toBe(byThemselves)
  expect(isCashRefused('cash', { ...business, isAtCounter: true }, { businessCash })).toBe(atCounter)
  expect(isCashRefused('transfer', business, { businessCash })).toBe(false)
  expect(isCashRefused(null, business, { businessCash })).toBe(false)
  expect(isCashRefused('cash', { role: 'user' }, { businessCash })).toBe(false)
})
