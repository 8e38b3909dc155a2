import type { TablePart } from './message-table.ts'
import type { Locale } from './platform/locales.ts'

/** `front` has the texts of the public catalogue pages; other pages also need `rest`. */
export type PartName = 'front' | 'rest'

/** One chunk per language and part, so that a browser downloads only what it shows. */
const loaders: Record<Locale, Record<PartName, () => Promise<TablePart>>> = {
  es: {
    front: async () => (await import('./tables/front.es.ts')).front,
    rest: async () => (await import('./tables/rest.es.ts')).rest,
  },
  en: {
    front: async () => (await import('./tables/front.en.ts')).front,
    rest: async () => (await import('./tables/rest.en.ts')).rest,
  },
  ru: {
    front: async () => (await import('./tables/front.ru.ts')).front,
    rest: async () => (await import('./tables/rest.ru.ts')).rest,
  },
  ar: {
    front: async () => (await import('./tables/front.ar.ts')).front,
    rest: async () => (await import('./tables/rest.ar.ts')).rest,
  },
}

export function loadPart(locale: Locale, part: PartName): Promise<TablePart> {
  return loaders[locale][part]()
}
