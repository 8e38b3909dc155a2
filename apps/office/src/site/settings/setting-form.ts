import { newSettingSchemas } from '@tecnoclick/contract/site/settings/new-settings'
import { fromWire, toWire } from '@tecnoclick/domain/platform/money'
import { readTypedAmount, readTypedCount } from '@tecnoclick/domain/platform/typed-number'
import { webhookNetworks } from '@tecnoclick/domain/platform/webhooks'
import { readCoordinates } from '@tecnoclick/domain/site/new-setting'
import {
  businessCashPlaces,
  mailPapers,
  orderLinkReaders,
  outsideJobsShown,
  receiptPapers,
  resetRefundRules,
  roundings,
  type SocialLink,
  socialNetworks,
} from '@tecnoclick/domain/site/setting-values'
import type { SettingKey } from '@tecnoclick/domain/site/settings'
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
  | { kind: 'picture' }
  | { kind: 'hours' }
  | { kind: 'links' }
  | { kind: 'coordinates' }
  | { kind: 'mlc' }
  | { kind: 'localeTexts' }

const line = { kind: 'line' } as const
const text = { kind: 'text' } as const
const money = { kind: 'money' } as const

/** How each setting is edited. One without an editor is read-only. */
export const settingEditors: Readonly<Record<SettingKey, Editor | undefined>> = {
  storeName: line,
  tagline: line,
  logo: { kind: 'picture' },
  phones: { kind: 'lines' },
  supportPhone: { kind: 'line', type: 'tel' },
  whatsapp: { kind: 'line', type: 'tel' },
  email: { kind: 'line', type: 'email' },
  address: text,
  hours: { kind: 'hours' },
  socialLinks: { kind: 'links' },
  coordinates: { kind: 'coordinates' },
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
  receiptPaper: { kind: 'choice', choices: receiptPapers },
  transferAccounts: { kind: 'accounts' },
  transferQrTemplate: text,
  bankSenders: { kind: 'lines' },
  autoVerifyLimit: money,
  transferDailyLimit: money,
  paymentRates: money,
  businessCash: { kind: 'choice', choices: businessCashPlaces },
  mailOrderPaper: { kind: 'choice', choices: mailPapers },
  mailInvoicePaper: { kind: 'choice', choices: mailPapers },
  mailRepairPaper: { kind: 'choice', choices: mailPapers },
  orderLinks: { kind: 'choice', choices: orderLinkReaders },
  outsideJobs: { kind: 'choice', choices: outsideJobsShown },
  intakeConditions: { kind: 'localeTexts' },
  businessId: { kind: 'count' },
  lowStockFrom: { kind: 'count', unit: 'units' },
  unpaidOrderHours: { kind: 'count', unit: 'hours' },
  creditMonths: { kind: 'count', unit: 'months' },
  cartReminderHours: { kind: 'count', unit: 'hours' },
  reviewRequestDays: { kind: 'count', unit: 'days' },
  resetRefunds: { kind: 'choice', choices: resetRefundRules },
  resetRefundLimit: { kind: 'count' },
  resetRefundDays: { kind: 'count', unit: 'days' },
  paymentCheckHours: { kind: 'count', unit: 'hours' },
  mlcPrices: { kind: 'mlc' },
  rateReviewDays: { kind: 'count', unit: 'days' },
  ordersPerHour: { kind: 'count' },
  networkOrdersPerHour: { kind: 'count' },
  unpaidStockPercent: { kind: 'count' },
  maxReservationHours: { kind: 'count', unit: 'hours' },
  sellerDiscountPercent: { kind: 'count' },
  administratorDiscountPercent: { kind: 'count' },
  searchRetentionDays: { kind: 'count', unit: 'days' },
  mailRetentionDays: { kind: 'count', unit: 'days' },
  messageRetentionDays: { kind: 'count', unit: 'days' },
  downloadRetentionDays: { kind: 'count', unit: 'days' },
  alertRetentionDays: { kind: 'count', unit: 'days' },
  webhookNetworks: { kind: 'choice', choices: webhookNetworks },
  campaignMailsPerHour: { kind: 'count' },
  telegramChannel: text,
}

/** Form values are texts. Amounts are texts by currency. */
type FormValue = string | Record<string, string | AccountTexts> | unknown[]

export function toForm({ kind }: Editor, value: unknown): FormValue {
  if (kind === 'money') return mapEntries(value, (minor) => toWire(Number(minor)).toFixed(2))
  if (kind === 'accounts') return accountsToForm(value)
  if (kind === 'hours') return Array.isArray(value) ? value : []
  if (kind === 'links') return linksToForm(value)
  if (kind === 'coordinates') return coordinatesToForm(value)
  if (kind === 'mlc')
    return mapEntries(value, (part) => (typeof part === 'number' ? toWire(part).toFixed(2) : textOf(part)))
  if (kind === 'localeTexts') return mapEntries(value, textOf)
  if (kind === 'lines') return Array.isArray(value) ? value.join('\n') : ''
  return typeof value === 'number' ? String(value) : textOf(value)
}

/** The value to store. Invalid text becomes NaN; `settingError` refuses it before it is sent. */
export function fromForm({ kind }: Editor, form: unknown): unknown {
  if (kind === 'money') return amounts(form)
  if (kind === 'accounts') return accountsFromForm(form)
  if (kind === 'hours') return form
  if (kind === 'links') return linksFromForm(form)
  if (kind === 'coordinates') return readCoordinates(textOf(form))
  if (kind === 'mlc') return mapEntries(form, readMlcPart)
  if (kind === 'localeTexts') return mapEntries(form, (text) => textOf(text).replaceAll('\r\n', '\n').trim())
  if (kind === 'picture') return textOf(form) || null
  const typed = textOf(form).trim()
  if (kind === 'count') return readTypedCount(typed) ?? Number.NaN
  if (kind === 'lines') return typed.split('\n').flatMap((line) => line.trim() || [])
  return typed
}

/** Checks the schema that the API uses too, and adds the text. */
export function settingError(key: SettingKey, editor: Editor, form: unknown): string | undefined {
  if (newSettingSchemas[key].safeParse(fromForm(editor, form)).success) return undefined
  if (key.endsWith('RetentionDays')) return badRetention
  return key === 'phones' ? office.settings.badPhones : errorTexts[reasonOf(editor)]
}

export function amountError(typed: unknown): string | undefined {
  return textOf(typed).trim() === '' || Number.isInteger(minorUnits(textOf(typed)))
    ? undefined
    : office.settings.badAmount
}

/** From 0.10 to 10. */
export function factorError(typed: unknown): string | undefined {
  const factor = minorUnits(textOf(typed))
  return factor >= 10 && factor <= 1000 ? undefined : office.settings.mlc.bad
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
  tel: office.settings.badPhone,
  email: office.settings.badEmail,
  picture: office.form.invalidValue,
  hours: office.settings.badHours,
  links: office.settings.badLinks,
  coordinates: office.settings.badCoordinates,
  mlc: office.settings.mlc.bad,
  localeTexts: office.settings.badConditions,
}

function reasonOf(editor: Editor): keyof typeof errorTexts {
  return editor.kind === 'line' ? (editor.type ?? 'line') : editor.kind
}

/** An empty field means no amount in that currency. */
function amounts(form: unknown): Record<string, number> {
  const typed = mapEntries(form, textOf)
  const filled = Object.entries(typed).filter(([, text]) => text.trim() !== '')
  return Object.fromEntries(filled.map(([code, text]) => [code, minorUnits(text)]))
}

function minorUnits(text: string): number {
  return fromWire(readTypedAmount(text) ?? Number.NaN) ?? Number.NaN
}

/** Factors and the step, or the direction, which is no number. */
function readMlcPart(typed: unknown): number | string {
  const text = textOf(typed)
  return roundings.find((rounding) => rounding === text) ?? minorUnits(text)
}

/** One address per network; an empty one has no link. */
function linksToForm(value: unknown): Record<string, string> {
  const links: SocialLink[] = Array.isArray(value) ? value : []
  return Object.fromEntries(links.map(({ network, url }) => [network, url]))
}

function linksFromForm(form: unknown): SocialLink[] {
  const typed = mapEntries(form, (url) => textOf(url).trim())
  return socialNetworks.flatMap((network) => {
    const url = typed[network]
    return url ? { network, url } : []
  })
}

function coordinatesToForm(value: unknown): string {
  const { latitude = '', longitude = '' } = mapEntries(value, String)
  return `${latitude}, ${longitude}`
}

function mapEntries<T>(value: unknown, map: (value: unknown) => T): Record<string, T> {
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(Object.entries(value).map(([key, held]) => [key, map(held)]))
}
