import { expect, test } from 'vitest'
import { transferDetails } from './transfer-details.ts'

const account = { account: '9200 0699', holder: 'TecnoClick', phone: '+53 5555 0101', bank: 'Banco' }
const terms = {
  transferAccounts: { USD: account },
  transferQrTemplate: 'T,{account},{phone},{amount},{concept},{other}',
}

test('the QR text has the account without spaces, the amount with two decimals and the concept; other braces stay', () => {
  const wish = { currency: 'USD', amount: 120_050, concept: 'ORDEN-007' }
  expect(transferDetails(terms, wish)).toEqual({
    ...account,
    qrText: 'T,92000699,55550101,1200.50,ORDEN-007,{other}',
  })
})

test('a currency without an account has no transfer', () => {
  expect(transferDetails(terms, { currency: 'CUP', amount: 1, concept: '' })).toBeUndefined()
})

test('an account may have its own text', () => {
  const own = { ...terms, transferAccounts: { USD: { ...account, qrTemplate: 'OWN:{account}' } } }
  const wish = { currency: 'USD', amount: 100, concept: '' }
  expect(transferDetails(own, wish)).toEqual({ ...account, qrText: 'OWN:92000699' })
})
