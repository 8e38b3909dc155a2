import { defaultLocale, isLocale, type Locale } from '@tecnoclick/messages/platform/locales'
import { cookieName } from './cookie-names.ts'

/** The visitor's choices. A signed-out page depends on them and on its URL only. */
export interface Preferences {
  locale: Locale
  currency: string
  saveData: boolean
  /** The URL sets the language (`?lang=`), and the choice is stored (site.md#languages). */
  localeFromAddress: boolean
}

export const preferences = ['locale', 'currency', 'saveData'] as const

export type PreferenceName = (typeof preferences)[number]

/** A choice among the cookies of a page at this address. */
export function readChoice(
  cookies: ReadonlyMap<string, string>,
  name: PreferenceName,
  { protocol }: Pick<URL, 'protocol'>,
): string | undefined {
  return cookies.get(cookieName(name, protocol === 'https:'))
}

/** For a year; for `Set-Cookie` and `document.cookie`. */
export function writeChoice(
  name: PreferenceName,
  value: string,
  { protocol }: Pick<URL, 'protocol'>,
): string {
  const secure = protocol === 'https:'
  return `${cookieName(name, secure)}=${value}; Path=/; Max-Age=${year}; SameSite=Lax${secure ? '; Secure' : ''}`
}

const year = 365 * 24 * 60 * 60

const defaultCurrency = 'USD'
const currencyCode = /^[A-Z]{3}$/

/** The URL takes precedence over the cookie: offline pages are cached by their whole URL. */
export function readPreferences(url: URL, headers: Headers): Preferences {
  const cookies = parseCookies(headers.get('cookie') ?? '')
  const choice = (name: PreferenceName) => url.searchParams.get(name) ?? readChoice(cookies, name, url)
  const asked = url.searchParams.get('lang')
  const localeFromAddress = isLocale(asked)
  const kept = readChoice(cookies, 'locale', url)
  const currency = choice('currency') ?? ''
  const saving = choice('saveData')
  return {
    locale: localeFromAddress ? asked : isLocale(kept) ? kept : defaultLocale,
    currency: currencyCode.test(currency) ? currency : defaultCurrency,
    saveData: saving === '1' || (saving !== '0' && headers.get('save-data') === 'on'),
    localeFromAddress,
  }
}

export function parseCookies(header: string): Map<string, string> {
  const cookies = new Map<string, string>()
  for (const part of header.split(';')) {
    const at = part.indexOf('=')
    if (at > 0) cookies.set(part.slice(0, at).trim(), part.slice(at + 1).trim())
  }
  return cookies
}
