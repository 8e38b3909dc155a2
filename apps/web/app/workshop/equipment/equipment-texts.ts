import type { Locale } from '@tecnoclick/messages/platform/locales'
import { tables } from '@tecnoclick/messages/tables'

/** Sent with the data of the pages that show them; no other page downloads them. On the server only. */
export function equipmentTexts(locale: Locale) {
  return { equipment: tables[locale].equipment }
}
