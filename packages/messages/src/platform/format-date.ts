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

type Style = 'date' | 'longDate' | 'dateTime' | 'time'

const styles: Record<Style, Intl.DateTimeFormatOptions> = {
  date: day,
  longDate: { ...day, month: 'long' },
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

/** 30/4/2023, 18:05 */
export function formatDateTime(date: Date, locale: Locale): string {
  return formatterFor('dateTime', locale).format(date)
}

/** 18:05 */
export function formatTime(date: Date, locale: Locale): string {
  return formatterFor('time', locale).format(date)
}
