import { listCurrencies } from '@tecnoclick/contract/site/currencies/endpoints'
import { getPublicSettings } from '@tecnoclick/contract/site/settings/endpoints'
import {
  type CurrencyFormat,
  currencyFormatOf,
  formatPrice,
  onOneLine,
} from '@tecnoclick/domain/platform/money'
import {
  fillContent,
  type PlaceholderValues,
  placeholdersIn,
  type TranslationArea,
} from '@tecnoclick/domain/site/content'
import type { PublicSettings } from '@tecnoclick/domain/site/settings'
import { direction, type Locale } from '@tecnoclick/messages/platform/locales'
import { openingHoursLines } from '@tecnoclick/messages/site/opening-hours'
import { tables } from '@tecnoclick/messages/tables'
import { createTranslator } from '@tecnoclick/messages/translate'
import type { Visit } from '../../rendering/context.ts'
import { loadDictionary } from './load-dictionary.ts'

/** The language a row is shown in: the page's, or Spanish where it has no translation. */
export type InLanguage<Row> = Row & { lang: Locale }

interface Content {
  /** Translated as a whole or not at all; undefined if a placeholder has no value. */
  show<Row extends object>(row: Row, fields: readonly (keyof Row)[]): InLanguage<Row> | undefined
}

/** The shop's texts for this visitor: translated, and with the values of the settings (site.md#translations). */
export async function loadContent(
  { client, preferences: { locale, currency } }: Pick<Visit, 'client' | 'preferences'>,
  ...areas: TranslationArea[]
): Promise<Content> {
  const [settings, currencies, dictionary] = await Promise.all([
    client.attempt(getPublicSettings),
    client.attempt(listCurrencies),
    loadDictionary(client, locale, areas),
  ])
  const format = currencyFormatOf(currency, currencies.ok ? currencies.data.data : [])

  function fill(text: string, language: Locale): string | undefined {
    if (placeholdersIn(text).length === 0) return text
    return fillContent(text, settings.ok ? valuesOf(settings.data, language, format) : {})
  }

  return {
    show(row, fields) {
      const texts = fields.map((field) => ({ field, source: String(row[field]) }))
      const isTranslated = texts.every(({ source }) => source === '' || dictionary.has(source))
      const lang = isTranslated ? locale : 'es'
      const shown = { ...row, lang }
      for (const { field, source } of texts) {
        const text = fill(isTranslated ? (dictionary.get(source) ?? '') : source, lang)
        if (text === undefined) return undefined
        Object.assign(shown, { [field]: text })
      }
      return shown
    },
  }
}

function valuesOf(
  { freeDeliveryFrom, hours, keyAnswerHours, reservationHours, returnDays }: PublicSettings,
  locale: Locale,
  format: CurrencyFormat,
): PlaceholderValues {
  const isolate = (text: string) => (direction(locale) === 'rtl' ? `\u2068${text}\u2069` : text)
  const from = freeDeliveryFrom[format.code]
  const lines = openingHoursLines(hours, locale, createTranslator(locale, tables[locale]))
  return {
    // Whole amounts are written as the owner says them: $50.
    ...(from !== undefined && {
      freeDelivery: isolate(onOneLine(formatPrice(from, format)).replace(/\.00$/, '')),
    }),
    ...(lines.length > 0 && { hours: lines.join('; ') }),
    keyHours: isolate(String(keyAnswerHours)),
    reservationHours: isolate(String(reservationHours)),
    ...(returnDays > 0 && { returnDays: isolate(String(returnDays)) }),
  }
}
