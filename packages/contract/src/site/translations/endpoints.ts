import type { TargetLanguage, TranslationArea } from '@tecnoclick/domain/site/content'
import type { CsvImport } from '../../platform/csv-import.ts'
import { endpoint } from '../../platform/endpoint.ts'
import type { ListQuery } from '../../platform/list-query.ts'
import type { List } from '../../platform/wire.ts'
import type { Translatable, Translation, TranslationChange } from './schemas.ts'

/** The translated texts of one area; what is missing stays Spanish (site.md#translations). */
export const listTranslations = endpoint<{
  query: { area: TranslationArea; lang: TargetLanguage }
  response: List<Translation>
}>('GET', '/translations')

/** Every text that can be translated, translated or not. */
export const listTranslatables = endpoint<{ query?: ListQuery; response: List<Translatable> }>(
  'GET',
  '/admin/translations',
)
export const changeTranslation = endpoint<{
  params: { key: string }
  body: TranslationChange
  response: Translatable
}>('PUT', '/admin/translations/{key}')

export const exportTranslations = endpoint<{ response: Blob }>('GET', '/admin/translations/export')

/** The body is the CSV itself. */
export const importTranslations = endpoint<{
  query?: { dry?: 'yes' | 'no' }
  body: Blob
  response: CsvImport
}>('POST', '/admin/translations/import')
