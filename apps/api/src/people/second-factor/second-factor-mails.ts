import { fillText } from '@tecnoclick/messages/fill-text'
import { formatDateTime } from '@tecnoclick/messages/format-date'
import { mails } from '@tecnoclick/messages/mails'
import type { WrittenMail } from '../../platform/mail/queue-mail.ts'
import type { Store } from '../../platform/mail/read-store.ts'

export function secondFactorMail(
  { storeName: store }: Store,
  change: 'added' | 'removed' | 'backupCodes',
  at: Date,
): WrittenMail {
  const { subject, heading, notYou, ...happened } = mails.secondFactor
  return {
    subject: fillText(subject, { store }),
    content: {
      heading,
      paragraphs: [fillText(happened[change], { time: formatDateTime(at, 'es') }), notYou],
    },
  }
}
