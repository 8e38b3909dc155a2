import { createHash } from 'node:crypto'
import type { SendMailOptions } from 'nodemailer'
import { requireOneAddress, requireOneLine } from './header-safety.ts'

export interface OutgoingMail {
  kind: string
  from: { name: string; address: string }
  to: string
  subject: string
  html: string
  text: string
  headers: Record<string, string>
  dedupeKey: string
  queuedAt: Date
  attachments?: readonly MailAttachment[]
}

/** A PDF. */
export interface MailAttachment {
  /** With its ending. */
  name: string
  bytes: Buffer
}

export interface MailTransport {
  /** Resolves when the mail is delivered: accepted by the server, or written to disk. */
  send(mail: OutgoingMail): Promise<void>
  /** Closes at once; a mail that is being sent fails. */
  close(): void
}

/** The message for nodemailer. Repeated calls give the same Message-ID and Date. */
export function composeMessage(mail: OutgoingMail): SendMailOptions {
  const { subject, html, text, headers, queuedAt } = mail
  const to = requireOneAddress('to', mail.to)
  const from = {
    name: requireOneLine('the name of the shop', mail.from.name, 200),
    address: requireOneAddress('the address of the shop', mail.from.address),
  }
  return {
    from,
    to: { name: '', address: to },
    envelope: { from: from.address, to },
    subject: requireOneLine('subject', subject, 200),
    html,
    text,
    date: queuedAt,
    messageId: messageId(mail),
    ...(mail.attachments && {
      attachments: mail.attachments.map(({ name, bytes }) => ({
        filename: requireOneLine('the name of a file', name, 128),
        content: bytes,
        contentType: 'application/pdf',
      })),
    }),
    xMailer: false,
    // RFC 3834: prevents out-of-office replies.
    headers: { ...headers, 'Auto-Submitted': 'auto-generated' },
  }
}

/**
 * Hashed, because a dedupe key may identify a person. Includes the time of writing, because keys of two shops, or of a
 * shop after a new setup, may be equal, and mail servers drop a known Message-ID.
 */
function messageId({ dedupeKey, queuedAt, from }: OutgoingMail): string {
  const digest = createHash('sha256').update(`${dedupeKey} ${queuedAt.toISOString()}`).digest('hex')
  return `<${digest.slice(0, 40)}@${from.address.slice(from.address.lastIndexOf('@') + 1)}>`
}
