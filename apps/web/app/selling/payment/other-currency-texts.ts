import type { Locale } from '@tecnoclick/messages/platform/locales'
import { tables } from '@tecnoclick/messages/tables'

/** Sent with the data of the page that shows them; no other page downloads them. On the server only. */
export function otherCurrencyTexts(locale: Locale) {
  return { otherCurrency: tables[locale].otherCurrency }
}
