import { createHash } from 'node:crypto'
import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import MailComposer from 'nodemailer/lib/mail-composer'
import { composeMessage, type MailTransport, type OutgoingMail } from './outgoing-mail.ts'

/**
 * Without an SMTP server each mail is written to a file that mail programs can open. Private: mails contain codes and
 * addresses.
 */
export function fileTransport(folder: string): MailTransport {
  let made: Promise<unknown> | undefined
  return {
    async send(mail) {
      const message = await new MailComposer(composeMessage(mail)).compile().build()
      const name = fileName(mail)
      const unfinished = join(folder, `.${name}.${process.pid}`)
      made ??= mkdir(folder, { recursive: true, mode: 0o700 })
      try {
        await made
        await writeDurably(unfinished, message)
      } catch (error) {
        // Somebody may have removed the folder, or the disk was full when it was made.
        made = undefined
        throw error
      }
      await rename(unfinished, join(folder, name))
    },
    close() {},
  }
}

/** Named by the time of writing, not of sending: a mail sent again after a crash replaces its own file. */
function fileName({ kind, dedupeKey, queuedAt }: OutgoingMail): string {
  const time = queuedAt.toISOString().replaceAll(':', '-')
  const digest = createHash('sha256').update(dedupeKey).digest('hex').slice(0, 8)
  return `${time}-${digest}-${kind}.eml`
}

async function writeDurably(path: string, content: Buffer): Promise<void> {
  const file = await open(path, 'w', 0o600)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
}
