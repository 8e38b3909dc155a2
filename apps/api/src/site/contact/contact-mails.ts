import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { formatDateTime } from '@tecnoclick/messages/platform/format-date'
import { mails } from '@tecnoclick/messages/site/mails'
import type { WrittenMail } from '../../platform/mail/queue-mail.ts'
import type { Store } from '../../platform/mail/read-store.ts'

interface Message {
  name: string
  email: string
  subject: string
  body: string
}

/** To the shop; a reply goes to the sender of the message. */
export function contactMail({ name, email, subject, body }: Message): WrittenMail {
  const text = mails.contactMessage
  return {
    subject: fillText(text.subject, { subject }),
    content: {
      heading: text.heading,
      paragraphs: [body, text.answer],
      facts: [
        { label: text.name, value: name },
        { label: text.email, value: email },
        { label: text.about, value: subject },
      ],
    },
  }
}

/** To the sender, with the original message below. */
export function contactReplyMail(
  { storeName: store }: Store,
  { subject, body, createdAt }: Message & { createdAt: Date },
  reply: string,
): WrittenMail {
  const text = mails.contactReply
  const yours = fillText(text.yours, { time: formatDateTime(createdAt, 'es') })
  return {
    subject: fillText(text.subject, { store, subject }),
    content: { heading: text.heading, paragraphs: [reply, `${yours}\n${body}`] },
  }
}
