import { type CurrencyFormat, formatPrice } from '@tecnoclick/domain/platform/money'
import type { MoneyByCurrency } from '@tecnoclick/domain/site/setting-values'
import { isSettingValue, type SettingKey, type Settings } from '@tecnoclick/domain/site/settings'
import { es } from '@tecnoclick/messages/es'
import { office } from '@tecnoclick/messages/office'
import { openingHoursLines } from '@tecnoclick/messages/opening-hours'
import { createTranslator } from '@tecnoclick/messages/translate'
import { say, sayCount } from '../../platform/say.ts'
import type { Unit } from './setting-editors.ts'

const { settings } = office
const t = createTranslator('es', es)

type Lines<T> = (value: T, currencies: readonly CurrencyFormat[]) => readonly string[]

/** A setting's value in words, a line for each part; none where nothing is set. */
export function describeSetting(
  key: SettingKey,
  value: unknown,
  currencies: readonly CurrencyFormat[],
): readonly string[] {
  return isSettingValue(key, value) ? linesOf(key, value, currencies) : [JSON.stringify(value)]
}

function linesOf<K extends SettingKey>(key: K, value: Settings[K], currencies: readonly CurrencyFormat[]) {
  const lines: Lines<Settings[K]> = describers[key]
  return lines(value, currencies)
}

const asText: Lines<string | null> = (text) => (text ? [text] : [])
const asNumber: Lines<number> = (count) => [String(count)]
const counted =
  (unit: Unit): Lines<number> =>
  (count) => [sayCount(settings.units[unit], count)]

const asMoney: Lines<MoneyByCurrency> = (amounts, currencies) =>
  currencies.flatMap((currency) => {
    const minor = amounts[currency.code]
    return minor === undefined ? [] : withCode(formatPrice(minor, currency), currency.code)
  })

/** '$' alone could be any dollar; the other symbols are the code already. */
const withCode = (price: string, code: string) => (price.includes(code) ? price : `${price} ${code}`)

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
  transferAccounts: (accounts) =>
    Object.entries(accounts).map(([code, account]) => `${code}: ${say(settings.account, account)}`),
  transferQrTemplate: asText,
  businessId: asNumber,
  lowStockFrom: counted('units'),
}
