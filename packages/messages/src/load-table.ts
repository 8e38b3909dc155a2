import type { TablePart } from './message-table.ts'
import type { Locale } from './platform/locales.ts'

/** `front` has the texts of the public catalogue pages; other pages also need `rest`. */
export type PartName = 'front' | 'rest'

/** One chunk per language and part, so that a browser downloads only what it shows. */
const loaders: Record<Locale, Record<PartName, () => Promise<TablePart>>> = {
  es: {
    front: async () => (await import('./es/front.ts')).front,
    rest: async () => (await import('./es/rest.ts')).rest,
  },
  en: {
    front: async () => (await import('./en/front.ts')).front,
    rest: async () => (await import('./en/rest.ts')).rest,
  },
  ru: {
    front: async () => (await import('./ru/front.ts')).front,
    rest: async () => (await import('./ru/rest.ts')).rest,
  },
  ar: {
    front: async () => (await import('./ar/front.ts')).front,
    rest: async () => (await import('./ar/rest.ts')).rest,
  },
}

export function loadPart(locale: Locale, part: PartName): Promise<TablePart> {
  return loaders[locale][part]()
}
