import { formatLongDate } from '@tecnoclick/messages/platform/format-date'
import type { Locale } from '@tecnoclick/messages/platform/locales'
import type { TranslateAll } from '@tecnoclick/messages/translate'

export interface Arrival {
  first: Date
  last: Date
}

/** 'Llega el 3 de marzo de 2026.' */
export function arrivalText({ first, last }: Arrival, locale: Locale, t: TranslateAll): string {
  const [from, to] = [formatLongDate(first, locale), formatLongDate(last, locale)]
  return from === to
    ? t('site.delivery.arrivesOn', { date: from })
    : t('site.delivery.arrivesBetween', { first: from, last: to })
}
