const units = ['B', 'kB', 'MB'] as const

/** 1.5 MB: as the person's language writes numbers, in units that every language knows. */
export function fileSize(bytes: number, locale: string): string {
  const power = bytes < 1000 ? 0 : bytes < 1_000_000 ? 1 : 2
  const digits = power === 2 ? 1 : 0
  const tag = locale === 'ar' ? 'ar-u-nu-latn' : locale
  const amount = (bytes / 1000 ** power).toLocaleString(tag, { maximumFractionDigits: digits })
  return `${amount} ${units[power]}`
}
