import type { MessageText, MessageTextChange } from '@tecnoclick/contract/platform/message-texts/schemas'
import type { Transaction } from '@tecnoclick/database/connect'
import { messageTexts } from '@tecnoclick/database/schema/platform/message-texts'
import { problemOfText } from '@tecnoclick/domain/platform/message-text'
import { describeTextProblem } from '@tecnoclick/messages/platform/office-message-texts'
import { and, eq, sql } from 'drizzle-orm'
import { changedFields } from '../audit/changed-fields.ts'
import { type Actor, recordAudit } from '../audit/record-audit.ts'
import { type Refusal, refuse } from '../http/refusal.ts'
import { findMessage, onWire } from './read-message-texts.ts'

const noText = { code: 'noText' } as const

/** Words a message anew. A text equal to the shipped one is none of the owner's, so that a later version may better it. */
export async function changeMessageText(
  tx: Transaction,
  actor: Actor,
  key: string,
  { texts, version }: MessageTextChange,
): Promise<MessageText | Refusal> {
  const message = findMessage(key)
  if (!message) return refuse('notFound')
  const own: Record<string, string> = {}
  const complaints: Record<string, string> = {}
  for (const [path, text] of Object.entries(texts)) {
    const shipped = message.texts.get(path)
    const problem = shipped === undefined ? noText : problemOfText(shipped, text)
    if (problem) complaints[`texts.${path}`] = describeTextProblem(problem)
    else if (text !== shipped) own[path] = text
  }
  if (Object.keys(complaints).length > 0) return refuse('invalid', { fields: complaints })

  const { name, language } = message
  const isIt = and(eq(messageTexts.name, name), eq(messageTexts.language, language))
  const [before] = await tx.select().from(messageTexts).where(isIt).for('update')
  // Check and change in one statement: version 0 inserts, any other replaces exactly that version.
  const [row] = await tx
    .insert(messageTexts)
    .values({ name, language, texts: own })
    .onConflictDoUpdate({
      target: [messageTexts.name, messageTexts.language],
      set: { texts: own, version: sql`${messageTexts.version} + 1`, updatedAt: sql`now()` },
      setWhere: eq(messageTexts.version, version),
    })
    .returning()
  if (!row || (version > 0 && row.version === 1)) return refuse('staleVersion')
  await recordAudit(tx, actor, {
    action: before ? 'update' : 'create',
    entity: 'message text',
    entityId: key,
    ...changedFields(before?.texts ?? {}, own),
  })
  return onWire(message, row)
}
