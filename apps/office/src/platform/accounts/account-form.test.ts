import { expect, test } from 'vitest'
import { accountsFromForm, accountsToForm } from './account-form.ts'

const account = {
  account: '9205 0699 9200 0003',
  holder: 'TecnoClick',
  phone: '+53 5555 0101',
  bank: 'Banco',
}

test('accounts survive their form, with and without a text of their own', () => {
  const accounts = { CUP: account, USD: { ...account, qrTemplate: '{account}' } }
  expect(accountsFromForm(accountsToForm(accounts))).toEqual(accounts)
})

test('a currency without any text has no account; an incomplete one is sent and refused', () => {
  const empty = { account: ' ', holder: '', phone: '', bank: '', qrTemplate: '' }
  expect(accountsFromForm({ CUP: empty, USD: { ...empty, holder: 'Ana' } })).toEqual({
    USD: { account: '', holder: 'Ana', phone: '', bank: '' },
  })
})
