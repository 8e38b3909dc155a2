import { join } from 'node:path'
import { fileTransport } from './file-transport.ts'
import type { MailTransport } from './outgoing-mail.ts'
import { smtpTransport } from './smtp-transport.ts'

export function createMailTransport(options: {
  smtpUrl?: string | undefined
  dataDir: string
}): MailTransport {
  if (options.smtpUrl) return smtpTransport(options.smtpUrl)
  return fileTransport(join(options.dataDir, 'outbox'))
}
