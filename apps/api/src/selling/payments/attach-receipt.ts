import type { Transaction } from '@tecnoclick/database/connect'
import { files } from '@tecnoclick/database/schema/platform/files'
import { payments } from '@tecnoclick/database/schema/selling/payments'
import { and, eq, notExists } from 'drizzle-orm'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'

/** The receipt must be a photo that this customer uploaded and has not used yet. */
export async function refuseForeignReceipt(
  tx: Transaction,
  ownerId: number,
  name: string,
): Promise<Refusal | undefined> {
  const used = tx.select({ id: payments.id }).from(payments).where(eq(payments.receipt, files.name))
  const isFree = and(
    eq(files.name, name),
    eq(files.ownerId, ownerId),
    eq(files.kind, 'receipt'),
    notExists(used),
  )
  if ((await tx.$count(files, isFree)) === 1) return undefined
  return refuse('invalid', { fields: { receipt: { code: 'required' } } })
}
