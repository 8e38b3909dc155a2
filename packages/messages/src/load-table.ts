import type { Locale } from './locales.ts'
import type { MessageTable } from './table.ts'

/** One chunk per language, so that the browser downloads only the one it shows. */
const loaders: Record<Locale, () => Promise<MessageTable>> = {
  es: async () => (await import('./es.ts')).es,
  en: async () => (await import('./en.ts')).en,
  ru: async () => (await import('./ru.ts')).ru,
  ar: async () => (await import('./ar.ts')).ar,
}

export function loadTable(locale: Locale): Promise<MessageTable> {
  return loaders[locale]()
}
