import type { Transaction } from '@tecnoclick/database/connect'
import { type codePurposes, transactionCodes } from '@tecnoclick/database/schema/selling/payments'
import { comparedCode } from '@tecnoclick/domain/selling/transaction-code'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'

/**
 * A transfer's code, folded by the contract, is used once in the whole shop (selling.md#payment). A concurrent request
 * with the same code waits here for the other's commit.
 */
export async function takeTransactionCode(
  tx: Transaction,
  code: string,
  purpose: (typeof codePurposes)[number],
): Promise<number | Refusal> {
  const [taken] = await tx
    .insert(transactionCodes)
    .values({ code, purpose, compared: comparedCode(code) })
    .onConflictDoNothing()
    .returning({ id: transactionCodes.id })
  return taken?.id ?? refuse('codeUsed')
}
