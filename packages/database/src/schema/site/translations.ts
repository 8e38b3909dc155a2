import { translationAreas } from '@tecnoclick/domain/site/content'
import { sql } from 'drizzle-orm'
import { check, pgTable, text, unique, varchar } from 'drizzle-orm/pg-core'
import { notBlank, oneOf } from '../../checks.ts'
import { createdAt, id, updatedAt, version } from '../../columns.ts'

/**
 * Translations by the Spanish text itself: one that staff change has no translation until somebody writes the new one, so
 * no language promises what Spanish no longer does (site.md#translations).
 */
export const translations = pgTable(
  'translations',
  {
    id: id(),
    area: varchar('area', { length: 12, enum: translationAreas }).notNull(),
    source: text('source').notNull(),
    /** A hash, because a long answer does not fit into an index entry. */
    key: varchar('key', { length: 32 })
      .notNull()
      .generatedAlwaysAs(sql`md5((area)::text || ':'::text || source)`),
    en: text('en'),
    ru: text('ru'),
    ar: text('ar'),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('translations_key_unique').on(t.key),
    oneOf('translations_area_known', t.area, translationAreas),
    notBlank('translations_source_given', t.source),
    check(
      'translations_not_blank',
      sql`btrim(${t.en}) <> '' and btrim(${t.ru}) <> '' and btrim(${t.ar}) <> ''`,
    ),
  ],
)
