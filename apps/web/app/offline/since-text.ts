import { hours } from '@tecnoclick/domain/platform/duration'
import { formatDateTime, formatTime } from '@tecnoclick/messages/platform/format-date'
import { defaultLocale, isLocale } from '@tecnoclick/messages/platform/locales'

/** A time without a date would read as today. */
export function sinceText(at: number): string {
  const { lang } = document.documentElement
  const locale = isLocale(lang) ? lang : defaultLocale
  const format = Date.now() - at > hours(12) ? formatDateTime : formatTime
  return format(new Date(at), locale)
}
