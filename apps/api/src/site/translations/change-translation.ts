import type { Translatable, TranslationChange } from '@tecnoclick/contract/site/translations/schemas'
import type { Transaction } from '@tecnoclick/database/connect'
import { translations } from '@tecnoclick/database/schema/site/translations'
import { keepsPlaceholders, targetLanguages } from '@tecnoclick/domain/site/content'
import { eq, sql } from 'drizzle-orm'
import { changedFields } from '../../platform/audit/changed-fields.ts'
import { type Actor, recordAudit } from '../../platform/audit/record-audit.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { readTranslatables } from './translatable-texts.ts'

const complaint = 'Conserve lo que el texto original tiene entre llaves, tal como está.'

/** Stores the translations of a text of the shop. One that loses a placeholder is refused. */
export async function changeTranslation(
  tx: Transaction,
  actor: Actor,
  key: string,
  { version, ...texts }: TranslationChange,
  /** Read already, by an import of many. */
  known?: Translatable,
): Promise<Translatable | Refusal> {
  const before = known ?? (await readTranslatables(tx, key))[0]
  if (!before) return refuse('notFound')
  const broken = targetLanguages.filter((language) => {
    const text = texts[language]
    return text !== null && !keepsPlaceholders(before.source, text)
  })
  if (broken.length > 0)
    return refuse('invalid', { fields: Object.fromEntries(broken.map((language) => [language, complaint])) })
  const { area, source } = before
  // Check and change in one statement: version 0 inserts, any other replaces exactly that version.
  const [row] = await tx
    .insert(translations)
    .values({ area, source, ...texts })
    .onConflictDoUpdate({
      target: translations.key,
      set: { ...texts, version: sql`${translations.version} + 1`, updatedAt: sql`now()` },
      setWhere: eq(translations.version, version),
    })
    .returning()
  if (!row || (version > 0 && row.version === 1)) return refuse('staleVersion')
  const after = { ...before, ...texts, version: row.version }
  await recordAudit(tx, actor, {
    action: version === 0 ? 'create' : 'update',
    entity: 'translation',
    entityId: row.id,
    ...changedFields(before, after),
  })
  return after
}
