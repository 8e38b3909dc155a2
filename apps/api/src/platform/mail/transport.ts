import { join } from 'node:path'
import { fileTransport } from './file-transport.ts'
import type { OutgoingMail } from './outgoing-mail.ts'
import { smtpTransport } from './smtp-transport.ts'

export interface MailTransport {
  /** Resolves once the mail is somebody else's: accepted by the server, or a file on the disk. */
  send(mail: OutgoingMail): Promise<void>
  /** Ends at once; a mail still being handed over fails. */
  close(): void
}

export function createMailTransport(options: {
  smtpUrl?: string | undefined
  dataDir: string
}): MailTransport {
  if (options.smtpUrl) return smtpTransport(options.smtpUrl)
  return fileTransport(join(options.dataDir, 'outbox'))
}
