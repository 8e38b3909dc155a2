import { days } from '@tecnoclick/domain/platform/duration'
import { formatDayMonth, formatSpan } from '@tecnoclick/messages/platform/format-date'
import type { Locale } from '@tecnoclick/messages/platform/locales'
import type { TranslateAll } from '@tecnoclick/messages/translate'

export interface Arrival {
  first: Date
  last: Date
}

/** 'Llega el 18 o 19 de noviembre.' The year is never in doubt. */
export function arrivalText({ first, last }: Arrival, locale: Locale, t: TranslateAll): string {
  const span = last.getTime() - first.getTime()
  if (span === 0) return t('site.delivery.arrivesOn', { date: formatDayMonth(first, locale) })
  const key = span === days(1) ? 'site.delivery.arrivesEither' : 'site.delivery.arrivesBetween'
  return t(key, formatSpan(first, last, locale))
}
