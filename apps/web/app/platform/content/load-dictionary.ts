import type { Client } from '@tecnoclick/contract/platform/client'
import { listTranslations } from '@tecnoclick/contract/site/translations/endpoints'
import type { TranslationArea } from '@tecnoclick/domain/site/content'
import type { Locale } from '@tecnoclick/messages/platform/locales'

/** Translations by their Spanish text; empty for Spanish itself. */
export type Dictionary = ReadonlyMap<string, string>

export async function loadDictionary(
  client: Client,
  locale: Locale,
  areas: readonly TranslationArea[],
): Promise<Dictionary> {
  if (locale === 'es') return new Map()
  const answers = await Promise.all(
    areas.map((area) => client.attempt(listTranslations, { query: { area, lang: locale } })),
  )
  const entries = answers.flatMap((answer) => (answer.ok ? answer.data.data : []))
  return new Map(entries.map(({ source, text }) => [source, text]))
}
