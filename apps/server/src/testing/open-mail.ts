import { createMailSecrets, openBody } from '@tecnoclick/api/platform/mail/mail-secrets'
import type { outbox } from '@tecnoclick/database/schema/platform/outbox'

/** The text of a mail as its reader gets it, for tests that look into the outbox of a store. */
export function openMail(mail: typeof outbox.$inferSelect, secretKey: string): string {
  const body = openBody(createMailSecrets(secretKey), mail)
  if (!body) throw new Error(`The secrets of mail ${mail.id} cannot be read`)
  return body.text
}
