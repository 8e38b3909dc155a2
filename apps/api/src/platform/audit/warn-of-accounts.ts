import type { Transaction } from '@tecnoclick/database/connect'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { mails } from '@tecnoclick/messages/site/mails'
import { readAdministrators } from '../mail/administrators.ts'
import { queueWrittenMail } from '../mail/queue-mail.ts'
import type { Actor } from './record-audit.ts'

/**
 * Whoever changes where customers' money goes cannot do it unseen (people.md#confirmation): every administrator gets a
 * mail. `change` identifies the change.
 */
export async function warnOfAccounts(tx: Transaction, { userId }: Actor, change: string): Promise<void> {
  const administrators = await readAdministrators(tx)
  const by = administrators.find(({ id }) => id === userId)?.email ?? ''
  const { subject, heading, happened, notYou } = mails.accountsChanged
  for (const { id, email } of administrators) {
    const dedupeKey = `setting:${change}:${id}`
    await queueWrittenMail(
      tx,
      { kind: 'accounts-changed', to: email, dedupeKey },
      ({ storeName: store }) => ({
        subject: fillText(subject, { store }),
        content: { heading, paragraphs: [fillText(happened, { by }), notYou] },
      }),
    )
  }
}
