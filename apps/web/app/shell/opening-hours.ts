import type { OpeningHours } from '@tecnoclick/domain/setting-values'
import type { Locale } from '@tecnoclick/messages/locales'
import type { Translate } from '@tecnoclick/messages/translate'

/** Made once for each language: a formatter costs more than all the rest of a page's texts. */
const weekdays = new Map<Locale, readonly string[]>()

/** 'Lunes a sábado, de 09:00 a 18:00': one line for each set of hours, in the reader's language. */
export function openingHoursLines(hours: readonly OpeningHours[], locale: Locale, t: Translate): string[] {
  const nameOf = (day: number) => weekdayNames(locale)[day - 1] ?? ''
  return hours.map(({ days, opens, closes }) => {
    const named = runs(days).map(([first, last]) =>
      first === last ? nameOf(first) : t('shell.hours.range', { from: nameOf(first), to: nameOf(last) }),
    )
    return capitalised(t('shell.hours.line', { days: named.join(', '), opens, closes }), locale)
  })
}

/** From Monday on, as ISO counts. */
function weekdayNames(locale: Locale): readonly string[] {
  const known = weekdays.get(locale)
  if (known) return known
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  // The first of January 2024 was a Monday.
  const names = [1, 2, 3, 4, 5, 6, 7].map((day) => format.format(Date.UTC(2024, 0, day)))
  weekdays.set(locale, names)
  return names
}

/** [1,2,3,5] → [[1,3],[5,5]] */
function runs(days: readonly number[]): [first: number, last: number][] {
  const found: [number, number][] = []
  for (const day of [...new Set(days)].sort((a, b) => a - b)) {
    const current = found.at(-1)
    if (current && current[1] === day - 1) current[1] = day
    else found.push([day, day])
  }
  return found
}

function capitalised(text: string, locale: Locale): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)
}
