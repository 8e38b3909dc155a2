import { tables } from '@tecnoclick/messages/tables'
import { createTranslator, type Translate } from '@tecnoclick/messages/translate'
import type { Visit } from '../../rendering/context.ts'

/** For actions: the words in the visitor's language. Holds all four tables, so no component may import it. */
export function textsFor({ preferences: { locale } }: Visit): Translate {
  return createTranslator(locale, tables[locale])
}
