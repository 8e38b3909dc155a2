import type { Transaction } from '@tecnoclick/database/connect'
import { resetCurrency } from '@tecnoclick/domain/resets/reset-plan'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { mails } from '@tecnoclick/messages/resets/mails'
import { queueWrittenMail } from '../../platform/mail/queue-mail.ts'
import { amountText } from '../../selling/refunds/owed-refund.ts'
import { fileOf } from '../sales/reset-mails.ts'
import type { SaleRow } from '../sales/sale-rows.ts'

/** What was decided about a failure: once for each decision. */
export async function queueDecisionMail(tx: Transaction, row: SaleRow, storeUrl: string): Promise<void> {
  const { sale, outcome, buyer } = row
  if (!outcome?.decision) return
  const { decision, reason, credit, version } = outcome
  const { subject, heading, text, why, action } = mails.resetDecisions[decision]
  const values = { file: fileOf(row), amount: await amountText(tx, resetCurrency, credit ?? 0) }
  const isCredited = decision === 'credited'
  await queueWrittenMail(
    tx,
    { kind: 'reset-decision', to: buyer.email, dedupeKey: `reset-decision:${sale.id}:v${version}` },
    () => ({
      subject: fillText(subject, values),
      content: {
        heading,
        paragraphs: [fillText(text, values), ...(reason === '' ? [] : [fillText(why, { reason })])],
        action: { label: action, url: `${storeUrl}/account/${isCredited ? 'credit' : 'ordersreset'}` },
      },
    }),
  )
}
