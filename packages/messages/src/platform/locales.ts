export const locales = ['es', 'en', 'ru', 'ar'] as const

export type Locale = (typeof locales)[number]

export const defaultLocale: Locale = 'es'

/** In the language itself: a visitor who needs the switch may not read the current one. */
export const nativeNames = {
  es: 'Español',
  en: 'English',
  ru: 'Русский',
  ar: 'العربية',
} as const satisfies Record<Locale, string>

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value)
}

export function direction(locale: Locale): 'ltr' | 'rtl' {
  return locale === 'ar' ? 'rtl' : 'ltr'
}
