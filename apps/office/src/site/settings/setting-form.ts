import { fromWire, toWire } from '@tecnoclick/domain/platform/money'
import { isSettingValue, type SettingKey } from '@tecnoclick/domain/site/settings'
import { office } from '@tecnoclick/messages/office'
import { type AccountTexts, accountsFromForm, accountsToForm } from '../../platform/accounts/account-form.ts'
import { textOf } from '../../platform/api/form-values.ts'

const { badLine, badUrl, tooLong, badCount, badList, badAmount, badRetention } = office.settings

export type Unit = keyof typeof office.settings.unitNames

export type Editor =
  | { kind: 'line'; type?: 'email' | 'tel' | 'url' }
  | { kind: 'text' }
  | { kind: 'lines' }
  | { kind: 'count'; unit?: Unit }
  | { kind: 'choice'; choices: readonly (keyof typeof office.settings.choices)[] }
  | { kind: 'money' }
  | { kind: 'accounts' }

const line = { kind: 'line' } as const
const text = { kind: 'text' } as const
const money = { kind: 'money' } as const

/** How each setting is edited. One without an editor is read-only. */
export const settingEditors: Readonly<Record<SettingKey, Editor | undefined>> = {
  storeName: line,
  tagline: line,
  logo: undefined,
  phones: { kind: 'lines' },
  supportPhone: { kind: 'line', type: 'tel' },
  whatsapp: { kind: 'line', type: 'tel' },
  email: { kind: 'line', type: 'email' },
  address: text,
  hours: undefined,
  socialLinks: undefined,
  coordinates: undefined,
  mapUrl: { kind: 'line', type: 'url' },
  deliveryFee: money,
  freeDeliveryFrom: money,
  reservationHours: { kind: 'count', unit: 'hours' },
  productLinks: { kind: 'choice', choices: ['members', 'everyone'] },
  keyAnswerHours: { kind: 'count', unit: 'hours' },
  legalName: line,
  legalCode: text,
  proformaValidDays: { kind: 'count', unit: 'days' },
  returnDays: { kind: 'count', unit: 'days' },
  warrantyMonths: { kind: 'count', unit: 'months' },
  transferAccounts: { kind: 'accounts' },
  transferQrTemplate: text,
  businessId: { kind: 'count' },
  lowStockFrom: { kind: 'count', unit: 'units' },
  unpaidOrderHours: { kind: 'count', unit: 'hours' },
  ordersPerHour: { kind: 'count' },
  networkOrdersPerHour: { kind: 'count' },
  unpaidStockPercent: { kind: 'count' },
  sellerDiscountPercent: { kind: 'count' },
  administratorDiscountPercent: { kind: 'count' },
  searchRetentionDays: { kind: 'count', unit: 'days' },
  mailRetentionDays: { kind: 'count', unit: 'days' },
  messageRetentionDays: { kind: 'count', unit: 'days' },
  downloadRetentionDays: { kind: 'count', unit: 'days' },
}

/** Form values are texts. Amounts are texts by currency. */
type FormValue = string | Record<string, string | AccountTexts>

export function toForm({ kind }: Editor, value: unknown): FormValue {
  if (kind === 'money') return mapEntries(value, (minor) => toWire(Number(minor)).toFixed(2))
  if (kind === 'accounts') return accountsToForm(value)
  if (kind === 'lines') return Array.isArray(value) ? value.join('\n') : ''
  return typeof value === 'number' ? String(value) : textOf(value)
}

/** The value to store. Invalid text becomes NaN; `settingError` refuses it before it is sent. */
export function fromForm({ kind }: Editor, form: unknown): unknown {
  if (kind === 'money') return amounts(form)
  if (kind === 'accounts') return accountsFromForm(form)
  const typed = textOf(form).trim()
  if (kind === 'count') return /^\d+$/.test(typed) ? Number(typed) : Number.NaN
  if (kind === 'lines') return typed.split('\n').flatMap((line) => line.trim() || [])
  return typed
}

/** Checks the domain's rule, which the API uses too, and adds the text. */
export function settingError(key: SettingKey, editor: Editor, form: unknown): string | undefined {
  if (isSettingValue(key, fromForm(editor, form))) return undefined
  return key.endsWith('RetentionDays') ? badRetention : errorTexts[reasonOf(editor)]
}

export function amountError(typed: unknown): string | undefined {
  return textOf(typed).trim() === '' || Number.isInteger(minorUnits(textOf(typed)))
    ? undefined
    : office.settings.badAmount
}

const errorTexts = {
  line: badLine,
  url: badUrl,
  text: tooLong,
  count: badCount,
  lines: badList,
  choice: office.form.invalidValue,
  money: badAmount,
  accounts: office.settings.badAccounts,
}

function reasonOf(editor: Editor): keyof typeof errorTexts {
  return editor.kind === 'line' && editor.type === 'url' ? 'url' : editor.kind
}

/** An empty field means no amount in that currency. */
function amounts(form: unknown): Record<string, number> {
  const typed = mapEntries(form, textOf)
  const filled = Object.entries(typed).filter(([, text]) => text.trim() !== '')
  return Object.fromEntries(filled.map(([code, text]) => [code, minorUnits(text)]))
}

/** Accepts a decimal point or comma, and no thousands separators. */
function minorUnits(text: string): number {
  const plain = text.trim().replace(',', '.')
  return (/^\d+(\.\d{1,2})?$/.test(plain) ? fromWire(Number(plain)) : undefined) ?? Number.NaN
}

function mapEntries<T>(value: unknown, map: (value: unknown) => T): Record<string, T> {
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(Object.entries(value).map(([key, held]) => [key, map(held)]))
}
