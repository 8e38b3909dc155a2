import type { Transaction } from '@tecnoclick/database/connect'
import { type codePurposes, transactionCodes } from '@tecnoclick/database/schema/selling/payments'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'

/**
 * A transfer's code serves once in the whole shop, whatever its case and the blanks around it (DECISIONS 4.8). A rival with
 * the same code waits here for the other's commit.
 */
export async function takeTransactionCode(
  tx: Transaction,
  code: string,
  purpose: (typeof codePurposes)[number],
): Promise<number | Refusal> {
  const [taken] = await tx
    .insert(transactionCodes)
    .values({ code: code.trim(), purpose })
    .onConflictDoNothing({ target: transactionCodes.folded })
    .returning({ id: transactionCodes.id })
  return taken?.id ?? refuse('codeUsed')
}
