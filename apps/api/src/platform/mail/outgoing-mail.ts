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
}

export interface MailTransport {
  /** Resolves once the mail is somebody else's: accepted by the server, or a file on the disk. */
  send(mail: OutgoingMail): Promise<void>
  /** Ends at once; a mail still being handed over fails. */
  close(): void
}

/** The message in nodemailer's words. Composed twice it is the same message: same Message-ID, same Date. */
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
    xMailer: false,
    // RFC 3834: no out-of-office answers to a machine.
    headers: { ...headers, 'Auto-Submitted': 'auto-generated' },
  }
}

/**
 * Hashed, since a dedupe key may name a person. The time of writing keeps two shops, or one shop set up anew, apart: their
 * keys are alike, and a reader's mail server drops a Message-ID it has seen.
 */
function messageId({ dedupeKey, queuedAt, from }: OutgoingMail): string {
  const digest = createHash('sha256').update(`${dedupeKey} ${queuedAt.toISOString()}`).digest('hex')
  return `<${digest.slice(0, 40)}@${from.address.slice(from.address.lastIndexOf('@') + 1)}>`
}
