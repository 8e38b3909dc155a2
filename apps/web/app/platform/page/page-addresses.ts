import { defaultLocale, type Locale } from '@tecnoclick/messages/platform/locales'

/** The canonical URL of a page in one language: Spanish without, the others with `?lang=`. */
export function addressIn(locale: Locale, origin: string, pathname: string): string {
  return origin + withoutEndSlashes(pathname) + (locale === defaultLocale ? '' : `?lang=${locale}`)
}

/** A pattern such as `/\/+$/` would take quadratic time for a path of slashes. */
export function withoutEndSlashes(pathname: string): string {
  let end = pathname.length
  while (end > 1 && pathname[end - 1] === '/') end -= 1
  return pathname.slice(0, end)
}
