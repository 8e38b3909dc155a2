import { textLanguages } from '@tecnoclick/domain/platform/localized-text'
import { sql } from 'drizzle-orm'
import { check, jsonb, pgTable, unique, varchar } from 'drizzle-orm/pg-core'
import { oneOf } from '../../checks.ts'
import { createdAt, id, updatedAt, version } from '../../columns.ts'

/** How the owner words a message: only the texts that differ from the shipped ones (platform.md#message-texts). */
export const messageTexts = pgTable(
  'message_texts',
  {
    id: id(),
    /** 'selling.orderConfirmation' */
    name: varchar('name', { length: 60 }).notNull(),
    language: varchar('language', { length: 2, enum: textLanguages }).notNull(),
    /** By the path of each text in its message. */
    texts: jsonb('texts').$type<Record<string, string>>().notNull(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('message_texts_one_per_language').on(t.name, t.language),
    check('message_texts_name_form', sql`${t.name} ~ '^[a-z]+[.][A-Za-z]+$'`),
    oneOf('message_texts_language_known', t.language, textLanguages),
    check('message_texts_by_path', sql`jsonb_typeof(${t.texts}) = 'object'`),
  ],
)
