import type { Transaction } from '@tecnoclick/database/connect'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { mails } from '@tecnoclick/messages/workshop/mails'
import { queueWrittenMail } from '../../platform/mail/queue-mail.ts'
import { readStore } from '../../platform/mail/read-store.ts'

interface Reported {
  reportId: number
  number: string
  price: string
}

/** To the shop, which has to look whether it arrived. */
export async function queueReportMail(tx: Transaction, { reportId, number, price }: Reported): Promise<void> {
  const { email } = await readStore(tx)
  const heading = fillText(mails.paymentReport.heading, { number })
  const to = { kind: 'repair-report', to: email, dedupeKey: `repair-report:${reportId}` }
  await queueWrittenMail(tx, to, () => ({
    subject: heading,
    content: { heading, paragraphs: [fillText(mails.paymentReport.text, { number, amount: price })] },
  }))
}
