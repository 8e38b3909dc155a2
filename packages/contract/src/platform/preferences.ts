import { defaultLocale, isLocale, type Locale } from '@tecnoclick/messages/platform/locales'

/** The visitor's choices. A signed-out page depends on them and on its URL only. */
export interface Preferences {
  locale: Locale
  currency: string
  saveData: boolean
  /** The URL sets the language (`?lang=`), and the choice is stored (site.md#languages). */
  localeFromAddress: boolean
}

export const preferenceCookies = { locale: 'locale', currency: 'currency', saveData: 'saveData' } as const

const defaultCurrency = 'USD'
const currencyCode = /^[A-Z]{3}$/

/** The URL takes precedence over the cookie: offline pages are cached by their whole URL. */
export function readPreferences(url: URL, headers: Headers): Preferences {
  const cookies = parseCookies(headers.get('cookie') ?? '')
  const choice = (name: string) => url.searchParams.get(name) ?? cookies.get(name)
  const asked = url.searchParams.get('lang')
  const localeFromAddress = isLocale(asked)
  const kept = cookies.get(preferenceCookies.locale)
  const currency = choice(preferenceCookies.currency) ?? ''
  const saving = choice(preferenceCookies.saveData)
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
