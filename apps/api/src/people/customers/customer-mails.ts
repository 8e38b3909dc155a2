import { fillText } from '@tecnoclick/messages/fill-text'
import { mails } from '@tecnoclick/messages/mails'
import type { WrittenMail } from '../../platform/mail/queue-mail.ts'
import type { Store } from '../../platform/mail/read-store.ts'

export function businessApprovedMail(
  { storeName: store }: Store,
  code: string,
  storeUrl: string,
): WrittenMail {
  const { subject, heading, approved, code: label, action } = mails.businessApproved
  return {
    subject: fillText(subject, { store }),
    content: {
      heading,
      paragraphs: [fillText(approved, { store })],
      facts: [{ label, value: code }],
      action: { label: action, url: `${storeUrl}/shop/catalog` },
    },
  }
}
