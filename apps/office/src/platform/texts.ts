import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { flatten } from '@tecnoclick/messages/platform/flatten'
import type { I18nProvider } from 'ra-core'

const pluralRules = new Intl.PluralRules('es')

/** Fills `{ one: '{count} hora', other: '{count} horas' }` with the form that fits the count. */
export function fillCount(forms: { one: string; other: string }, count: number): string {
  return fillText(pluralRules.select(count) === 'one' ? forms.one : forms.other, { count })
}

const raTexts = new Map(flatten({ ra: office.ra }))

/** Translates the few keys ra-core uses on its own. Our texts are not keys and pass through unchanged. */
export const i18nProvider: I18nProvider = {
  translate: (key, options) => String(raTexts.get(key) ?? options?._ ?? key),
  changeLocale: async () => {},
  getLocale: () => 'es',
}
