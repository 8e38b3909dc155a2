import type { TransferAccount } from '@tecnoclick/domain/site/setting-values'
import { textOf } from '../api/form-values.ts'

/** Accounts by currency, as the form holds them: texts, with an empty account where there is none. */
export type AccountTexts = Record<keyof TransferAccount, string>

const fields = ['account', 'holder', 'phone', 'bank', 'qrTemplate'] as const

export function accountsToForm(value: unknown): Record<string, AccountTexts> {
  return Object.fromEntries(entriesOf(value).map(([currency, account]) => [currency, textsOf(account)]))
}

/** A currency without any text has no account. */
export function accountsFromForm(form: unknown): Record<string, TransferAccount> {
  const filled = entriesOf(form)
    .map(([currency, account]) => [currency, textsOf(account)] as const)
    .filter(([, texts]) => fields.some((field) => texts[field].trim() !== ''))
  return Object.fromEntries(filled.map(([currency, texts]) => [currency, toAccount(texts)]))
}

function toAccount({ account, holder, phone, bank, qrTemplate }: AccountTexts): TransferAccount {
  const lines = { account: account.trim(), holder: holder.trim(), phone: phone.trim(), bank: bank.trim() }
  return qrTemplate.trim() === '' ? lines : { ...lines, qrTemplate: qrTemplate.trim() }
}

export function textsOf(account: unknown): AccountTexts {
  const held = new Map(entriesOf(account))
  const text = (field: (typeof fields)[number]) => textOf(held.get(field))
  return {
    account: text('account'),
    holder: text('holder'),
    phone: text('phone'),
    bank: text('bank'),
    qrTemplate: text('qrTemplate'),
  }
}

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : []
}
