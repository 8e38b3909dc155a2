export const locales = ['es', 'en', 'ru', 'ar'] as const

export type Locale = (typeof locales)[number]

export const defaultLocale: Locale = 'es'

/** Each language under its own name: whoever needs the switch cannot read the language on the screen. */
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
