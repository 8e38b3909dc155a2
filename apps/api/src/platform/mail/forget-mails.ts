import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { closedAddress } from '@tecnoclick/domain/people/closed-account'
import { type SQL, sql } from 'drizzle-orm'

/** Stands for whoever got a mail that was forgotten. */
export const forgottenAddress = closedAddress('mail')

/**
 * Removes address, subject and content. The row stays: its key keeps the same mail from being sent again, and an order
 * has to have its confirmation. What was not sent yet is not sent any more.
 */
export async function forgetMails(tx: Drizzle | Transaction, which: SQL): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    update outbox set to_address = ${forgottenAddress}, subject = '—', html = '', text = '', facts = null, secrets = null, headers = '{}',
      last_error = null, lease_until = null, state = case state when 'sent' then 'sent' else 'failed' end
    where to_address <> ${forgottenAddress} and (${which})`)
  return rowCount ?? 0
}
