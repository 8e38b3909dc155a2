import { flatten } from '@tecnoclick/messages/flatten'
import { office } from '@tecnoclick/messages/office'
import type { I18nProvider } from 'ra-core'

const texts = new Map(flatten({ ra: office.ra }))

/** The few words ra-core says by itself. Ours come from the tables directly and pass through unchanged. */
export const i18nProvider: I18nProvider = {
  translate: (key, options) => String(texts.get(key) ?? options?._ ?? key),
  changeLocale: async () => {},
  getLocale: () => 'es',
}
