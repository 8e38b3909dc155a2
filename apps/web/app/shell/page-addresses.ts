import { defaultLocale, type Locale } from '@tecnoclick/messages/platform/locales'

/** The canonical URL of a page in one language: Spanish without, the others with `?lang=`. */
export function addressIn(locale: Locale, origin: string, pathname: string): string {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  return origin + path + (locale === defaultLocale ? '' : `?lang=${locale}`)
}
