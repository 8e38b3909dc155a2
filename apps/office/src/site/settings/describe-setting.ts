import { isSettingValue } from '@tecnoclick/contract/site/settings/read-settings'
import type { CurrencyFormat } from '@tecnoclick/domain/platform/money'
import { formatAmount, toWire } from '@tecnoclick/domain/platform/money'
import type { MoneyByCurrency } from '@tecnoclick/domain/site/setting-values'
import type { SettingKey, Settings } from '@tecnoclick/domain/site/settings'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { openingHoursLines } from '@tecnoclick/messages/site/opening-hours'
import { es } from '@tecnoclick/messages/tables/es'
import { createTranslator } from '@tecnoclick/messages/translate'
import { fillCount } from '../../platform/texts.ts'
import type { Unit } from './setting-form.ts'

const { settings } = office
const t = createTranslator('es', es)

type Lines<T> = (value: T, currencies: readonly CurrencyFormat[]) => readonly string[]

/** A setting's value as text, one line per part. No lines if nothing is set. */
export function describeSetting(
  key: SettingKey,
  value: unknown,
  currencies: readonly CurrencyFormat[],
): readonly string[] {
  return isSettingValue(key, value) ? readLines(key, value, currencies) : [JSON.stringify(value)]
}

function readLines<K extends SettingKey>(key: K, value: Settings[K], currencies: readonly CurrencyFormat[]) {
  const lines: Lines<Settings[K]> = describers[key]
  return lines(value, currencies)
}

const asText: Lines<string | null> = (text) => (text ? [text] : [])
const asNumber: Lines<number> = (count) => [String(count)]
const counted =
  (unit: Unit): Lines<number> =>
  (count) => [fillCount(settings.units[unit], count)]

const retention: Lines<number> = (count) =>
  count === 0 ? [settings.keptForGood] : counted('days')(count, [])

const asMoney: Lines<MoneyByCurrency> = (amounts, currencies) =>
  currencies.flatMap((currency) => {
    const minor = amounts[currency.code]
    return minor === undefined ? [] : formatAmount(minor, currency)
  })

const describers: { readonly [K in SettingKey]: Lines<Settings[K]> } = {
  storeName: asText,
  tagline: asText,
  logo: asText,
  phones: (phones) => phones,
  supportPhone: asText,
  whatsapp: asText,
  email: asText,
  address: asText,
  hours: (hours) => openingHoursLines(hours, 'es', t),
  socialLinks: (links) => links.map(({ url }) => url),
  coordinates: ({ latitude, longitude }) => [`${latitude}, ${longitude}`],
  mapUrl: asText,
  deliveryFee: asMoney,
  freeDeliveryFrom: asMoney,
  reservationHours: counted('hours'),
  productLinks: (who) => [settings.choices[who]],
  keyAnswerHours: counted('hours'),
  legalName: asText,
  legalCode: asText,
  proformaValidDays: counted('days'),
  returnDays: counted('days'),
  warrantyMonths: counted('months'),
  receiptPaper: (paper) => [settings.choices[paper]],
  transferAccounts: (accounts) =>
    Object.entries(accounts).map(([code, account]) => `${code}: ${fillText(settings.account, account)}`),
  transferQrTemplate: asText,
  bankSenders: (senders) => senders,
  autoVerifyLimit: asMoney,
  transferDailyLimit: asMoney,
  paymentRates: asMoney,
  businessCash: (places) => [settings.choices[places]],
  mailOrderPaper: (way) => [settings.choices[way]],
  mailInvoicePaper: (way) => [settings.choices[way]],
  mailRepairPaper: (way) => [settings.choices[way]],
  orderLinks: (who) => [settings.choices[who]],
  outsideJobs: (shown) => [settings.choices[shown]],
  intakeConditions: ({ es }) => es.split('\n'),
  businessId: asNumber,
  lowStockFrom: counted('units'),
  unpaidOrderHours: counted('hours'),
  creditMonths: counted('months'),
  cartReminderHours: counted('hours'),
  reviewRequestDays: counted('days'),
  resetRefunds: (rule) => [settings.choices[rule]],
  resetRefundLimit: asNumber,
  resetRefundDays: counted('days'),
  paymentCheckHours: counted('hours'),
  mlcPrices: ({ retail, wholesale, step, direction }) => [
    fillText(settings.mlc.described, {
      retail: toWire(retail).toFixed(2),
      wholesale: toWire(wholesale).toFixed(2),
      step: toWire(step).toFixed(2),
      rounding: settings.mlc.roundings[direction].toLowerCase(),
    }),
  ],
  rateReviewDays: (days) => [days === 0 ? settings.never : fillCount(settings.units.days, days)],
  ordersPerHour: asNumber,
  networkOrdersPerHour: asNumber,
  unpaidStockPercent: (percent) => [`${percent} %`],
  maxReservationHours: counted('hours'),
  sellerDiscountPercent: (percent) => [`${percent} %`],
  administratorDiscountPercent: (percent) => [`${percent} %`],
  searchRetentionDays: retention,
  mailRetentionDays: retention,
  messageRetentionDays: retention,
  downloadRetentionDays: retention,
  alertRetentionDays: retention,
  campaignMailsPerHour: asNumber,
  telegramChannel: asText,
  webhookNetworks: (networks) => [settings.choices[networks]],
}
