import type { TablePart } from './message-table.ts'
import type { Locale } from './platform/locales.ts'

/** Texts about lost answers (platform.md#lost-answers): most visitors never see one. */
const loaders: Record<Locale, () => Promise<TablePart>> = {
  es: async () => ({ pending: (await import('./platform/pending.es.ts')).pending }),
  en: async () => ({ pending: (await import('./platform/pending.en.ts')).pending }),
  ru: async () => ({ pending: (await import('./platform/pending.ru.ts')).pending }),
  ar: async () => ({ pending: (await import('./platform/pending.ar.ts')).pending }),
}

export function loadPendingPart(locale: Locale): Promise<TablePart> {
  return loaders[locale]()
}
