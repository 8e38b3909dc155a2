import { mails } from '@tecnoclick/messages/people/mails'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { formatDateTime } from '@tecnoclick/messages/platform/format-date'
import type { WrittenMail } from '../../platform/mail/queue-mail.ts'
import type { Store } from '../../platform/mail/read-store.ts'

export function secondFactorMail(
  { storeName: store }: Store,
  change: Exclude<keyof typeof mails.secondFactor, 'subject' | 'heading' | 'notYou'>,
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
