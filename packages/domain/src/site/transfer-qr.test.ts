import { expect, test } from 'vitest'
import { initialPrivateSettings } from './settings-initial.ts'
import { fillQrTemplate, transfermovilProblems, transfermovilTemplate } from './transfer-qr.ts'

const values = {
  account: '9205 0699 9200 0003',
  phone: '+53 5555-0101',
  amount: 120_050,
  concept: 'ORDEN-007',
}

test('the default text has card and phone as Transfermóvil reads them', () => {
  const text = fillQrTemplate(transfermovilTemplate, values)
  expect(text).toBe('TRANSFERMOVIL_ETECSA,TRANSFERENCIA,9205069992000003,55550101,')
  expect(transfermovilProblems(text)).toEqual([])
})

test('every placeholder is replaced, also twice; other braces stay', () => {
  expect(fillQrTemplate('{concept}|{amount}|{concept}|{other}', values)).toBe(
    'ORDEN-007|1200.50|ORDEN-007|{other}',
  )
})

test.each([
  ['TRANSFERMOVIL_ETECSA,TRANSFERENCIA,9205069992000003,1200.50,ORDEN-007', ['phone', 'end']],
  ['TRANSFERMOVIL_ETECSA,TRANSFERENCIA,9205069992000003,55550101', ['fields']],
  ['TRANSFERMOVIL_ETECSA,TRANSFERENCIA,9205,55550101,', ['account']],
  ['TRANSFERMOVIL_ETECSA,PAGO,9205069992000003,5555010,', ['prefix', 'phone']],
  ['otra aplicación', []],
] as const)('%s has the problems %j', (text, problems) => {
  expect(transfermovilProblems(text)).toEqual(problems)
})

test('the accounts of a new shop can be read', () => {
  const { transferAccounts, transferQrTemplate } = initialPrivateSettings
  for (const account of Object.values(transferAccounts)) {
    expect(transfermovilProblems(fillQrTemplate(transferQrTemplate, { ...values, ...account }))).toEqual([])
  }
})
