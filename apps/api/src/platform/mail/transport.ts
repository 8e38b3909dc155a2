import { join } from 'node:path'
import { fileTransport } from './file-transport.ts'
import type { OutgoingMail } from './outgoing-mail.ts'
import { smtpTransport } from './smtp-transport.ts'

export interface MailTransport {
  /** Resolves when the mail is delivered: accepted by the server, or written to disk. */
  send(mail: OutgoingMail): Promise<void>
  /** Closes at once; a mail that is being sent fails. */
  close(): void
}

export function createMailTransport(options: {
  smtpUrl?: string | undefined
  dataDir: string
}): MailTransport {
  if (options.smtpUrl) return smtpTransport(options.smtpUrl)
  return fileTransport(join(options.dataDir, 'outbox'))
}
