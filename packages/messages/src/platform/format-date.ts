import type { Locale } from './locales.ts'

/** Times are shown in the shop's time zone, whatever that of the server or browser. */
const timeZone = 'America/Havana'

/** English puts the day first and the month as a word; Arabic uses the digits of the prices. */
const languageTags: Record<Locale, string> = {
  es: 'es-ES',
  en: 'en-GB',
  ru: 'ru-RU',
  ar: 'ar-u-ca-gregory-nu-latn',
}

const day = { day: 'numeric', month: 'numeric', year: 'numeric' } as const
const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

type Style = 'date' | 'longDate' | 'dayMonth' | 'dateTime' | 'time'

const styles: Record<Style, Intl.DateTimeFormatOptions> = {
  date: day,
  longDate: { ...day, month: 'long' },
  dayMonth: { day: 'numeric', month: 'long' },
  dateTime: { ...day, ...clock },
  time: clock,
}

const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterFor(style: Style, locale: Locale): Intl.DateTimeFormat {
  const name = `${style} ${locale}`
  const cached = formatters.get(name)
  if (cached) return cached
  const options = { ...styles[style], timeZone }
  if (locale === 'en' && options.month === 'numeric') options.month = 'short'
  const formatter = new Intl.DateTimeFormat(languageTags[locale], options)
  formatters.set(name, formatter)
  return formatter
}

/** 30/4/2023 */
export function formatDate(date: Date, locale: Locale): string {
  return formatterFor('date', locale).format(date)
}

/** 30 de abril de 2023 */
export function formatLongDate(date: Date, locale: Locale): string {
  return formatterFor('longDate', locale).format(date)
}

/** 30 de abril */
export function formatDayMonth(date: Date, locale: Locale): string {
  return formatterFor('dayMonth', locale).format(date)
}

/** The first and last day of a span; the month once if it is the same: '18' and '19 de noviembre'. */
export function formatSpan(first: Date, last: Date, locale: Locale): { first: string; last: string } {
  const [from, to] = [first, last].map((date) => formatterFor('dayMonth', locale).formatToParts(date))
  const partOf = (parts: Intl.DateTimeFormatPart[] | undefined, type: 'day' | 'month') =>
    parts?.find((part) => part.type === type)?.value ?? ''
  const isOneMonth = partOf(from, 'month') === partOf(to, 'month')
  return {
    first: isOneMonth ? partOf(from, 'day') : formatDayMonth(first, locale),
    last: formatDayMonth(last, locale),
  }
}

/** 30/4/2023, 18:05 */
export function formatDateTime(date: Date, locale: Locale): string {
  return formatterFor('dateTime', locale).format(date)
}

/** 18:05 */
export function formatTime(date: Date, locale: Locale): string {
  return formatterFor('time', locale).format(date)
}
