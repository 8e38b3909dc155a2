import { defaultLocale, isLocale, type Locale } from '@tecnoclick/messages/locales'

/** What a visitor chose, and therefore what a signed-out page depends on besides its address. */
export interface Preferences {
  locale: Locale
  currency: string
  saveData: boolean
  /** The address itself fixes the language (`?lang=`), and the choice is to be kept (DECISIONS 1.2). */
  localeFromAddress: boolean
}

export const preferenceCookies = { locale: 'locale', currency: 'currency', saveData: 'saveData' } as const

const defaultCurrency = 'USD'
const currencyCode = /^[A-Z]{3}$/

export function readPreferences(url: URL, headers: Headers): Preferences {
  const cookies = parseCookies(headers.get('cookie') ?? '')
  const asked = url.searchParams.get('lang')
  const localeFromAddress = isLocale(asked)
  const kept = cookies.get(preferenceCookies.locale)
  const currency = cookies.get(preferenceCookies.currency) ?? ''
  return {
    locale: localeFromAddress ? asked : isLocale(kept) ? kept : defaultLocale,
    currency: currencyCode.test(currency) ? currency : defaultCurrency,
    saveData: cookies.get(preferenceCookies.saveData) === '1' || headers.get('save-data') === 'on',
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
