import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, varchar } from 'drizzle-orm/pg-core'
import { notBlank } from '../../checks.ts'
import { createdAt, id, updatedAt, version } from '../../columns.ts'

/** Synonyms and first results of searches (catalogue.md#search-rules). Both lists are divided by commas. */
export const searchRules = pgTable(
  'search_rules',
  {
    id: id(),
    words: varchar('words', { length: 300 }).notNull(),
    /** SKUs. */
    products: varchar('products', { length: 300 }).notNull().default(''),
    enable: boolean('enable').notNull().default(true),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    notBlank('search_rules_words_given', t.words),
    check('search_rules_useful', sql`position(',' in ${t.words}) > 0 or btrim(${t.products}) <> ''`),
  ],
)
