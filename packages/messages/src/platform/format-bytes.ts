import type { Locale } from './locales.ts'

const units = ['B', 'kB', 'MB', 'GB'] as const

/** `1,5 MB`: decimal units, as browsers and phones show file sizes. Fractions only from MB on. */
export function formatBytes(bytes: number, locale: Locale): string {
  const power = Math.min(Math.max(Math.floor(Math.log10(bytes) / 3), 0), units.length - 1)
  // Arabic uses the same digits as the prices.
  const tag = locale === 'ar' ? 'ar-u-nu-latn' : locale
  const amount = (bytes / 1000 ** power).toLocaleString(tag, { maximumFractionDigits: power < 2 ? 0 : 1 })
  return `${amount} ${units[power]}`
}
