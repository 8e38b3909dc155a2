import type { Locale } from '../platform/locales.ts'
import type { Translate } from '../translate.ts'

/** ISO weekdays: 1 is Monday, 7 is Sunday. */
interface Hours {
  days: readonly number[]
  opens: string
  closes: string
}

/** Two consecutive days are not a range: 'lunes y martes'. */
const shortestRange = 3

/** 'Lunes a sábado, de 09:00 a 18:00': one text per set of hours. */
export function openingHoursLines(hours: readonly Hours[], locale: Locale, t: Translate): string[] {
  return hours.map(({ days, opens, closes }) =>
    capitalised(t('shell.hours.line', { days: named(days, locale, t), opens, closes }), locale),
  )
}

function named(days: readonly number[], locale: Locale, t: Translate): string {
  const { dayNames, list } = wordsOf(locale)
  const nameOf = (day: number) => dayNames[day - 1] ?? ''
  const parts = runs(days).flatMap((run) => {
    const [from = 0, to = from] = [run[0], run.at(-1)]
    if (run.length < shortestRange) return run.map(nameOf)
    return t('shell.hours.range', { from: nameOf(from), to: nameOf(to) })
  })
  return list.format(parts)
}

interface Words {
  /** Starts with Monday. */
  dayNames: readonly string[]
  list: Intl.ListFormat
}

/** Cached by language: creating a formatter is slow. */
const known = new Map<Locale, Words>()

function wordsOf(locale: Locale): Words {
  const words = known.get(locale) ?? makeWords(locale)
  known.set(locale, words)
  return words
}

function makeWords(locale: Locale): Words {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  // 1 January 2024 was a Monday.
  const dayNames = [1, 2, 3, 4, 5, 6, 7].map((day) => format.format(Date.UTC(2024, 0, day)))
  return { dayNames, list: new Intl.ListFormat(locale) }
}

/** [1,2,3,5] → [[1,2,3],[5]] */
function runs(days: readonly number[]): number[][] {
  const found: number[][] = []
  for (const day of [...new Set(days)].sort((a, b) => a - b)) {
    const current = found.at(-1)
    if (current?.at(-1) === day - 1) current.push(day)
    else found.push([day])
  }
  return found
}

function capitalised(text: string, locale: Locale): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)
}
