import { fillText } from '@tecnoclick/messages/fill-text'
import { mails } from '@tecnoclick/messages/mails'
import type { WrittenMail } from '../../platform/mail/queue-mail.ts'
import type { Store } from '../../platform/mail/read-store.ts'

export function confirmationMail({ storeName: store }: Store, link: string): WrittenMail {
  const { subject, heading, asked, notYou, leave, action } = mails.newsletterConfirmation
  return {
    subject: fillText(subject, { store }),
    content: {
      heading,
      paragraphs: [fillText(asked, { store }), notYou, leave],
      action: { label: action, url: link },
    },
  }
}
