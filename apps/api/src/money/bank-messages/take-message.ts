import type { BankMessageOutcome } from '@tecnoclick/contract/money/bank-messages/schemas'
import type { Drizzle } from '@tecnoclick/database/connect'
import { bankMessages } from '@tecnoclick/database/schema/money/bank-messages'
import { readBankMessage } from '@tecnoclick/domain/money/bank-message'
import type { bankMessageSources } from '@tecnoclick/domain/money/recognise-payment'
import { comparedCode } from '@tecnoclick/domain/selling/transaction-code'
import { eq, sql } from 'drizzle-orm'
import { countRefusal } from './count-refusal.ts'
import { type Recogniser, recogniseMessage } from './recognise-message.ts'

interface Received {
  text: string
  source: (typeof bankMessageSources)[number]
  receivedBy: number | null
}

export interface TakenMessage {
  outcome: BankMessageOutcome
  /** Of the stored message with this number. */
  id: number | null
}

/**
 * Stores a message and then recognises what it pays: two transactions, so that a message is not lost where its payment
 * cannot be verified. A number is stored once; a repeat is counted.
 */
export async function takeMessage(
  recogniser: Recogniser,
  { text, source, receivedBy }: Received,
): Promise<TakenMessage> {
  const { db, now } = recogniser
  const read = readBankMessage(text)
  if (typeof read === 'string') {
    await countRefusal(db, read, now)
    return { outcome: read, id: null }
  }
  const { date, ...message } = read
  const compared = comparedCode(read.code)
  const stored = { ...message, compared, text, source, receivedBy, receivedAt: now, sentOn: date }
  const [row] = await db
    .insert(bankMessages)
    .values(stored)
    .onConflictDoNothing({ target: bankMessages.compared })
    .returning({ id: bankMessages.id })
  if (!row) return repeated(db, compared, now)
  await recogniseMessage(recogniser, row.id)
  return { outcome: await stateOf(db, row.id), id: row.id }
}

async function repeated(db: Drizzle, compared: string, now: Date): Promise<TakenMessage> {
  const [row] = await db
    .update(bankMessages)
    .set({ repeats: sql`${bankMessages.repeats} + 1`, repeatedAt: now })
    .where(eq(bankMessages.compared, compared))
    .returning({ id: bankMessages.id })
  await countRefusal(db, 'repeated', now)
  return { outcome: 'repeated', id: row?.id ?? null }
}

async function stateOf(db: Drizzle, id: number): Promise<'matched' | 'open'> {
  const [row] = await db
    .select({ state: bankMessages.state })
    .from(bankMessages)
    .where(eq(bankMessages.id, id))
  return row?.state === 'matched' ? 'matched' : 'open'
}
