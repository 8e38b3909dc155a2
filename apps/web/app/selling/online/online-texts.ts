import type { Locale } from '@tecnoclick/messages/platform/locales'
import { tables } from '@tecnoclick/messages/tables'

/** Sent with the data of the pages that show them; no other page downloads them. On the server only. */
export function onlineTexts(locale: Locale) {
  return { online: tables[locale].online }
}

/** Where the payer sees the amount before going to the gateway, which was not asked yet. */
export const onlinePage = (reference: string) => `/shop/online-payment/${reference}?new=1`
