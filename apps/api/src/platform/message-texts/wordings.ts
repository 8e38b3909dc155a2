import type { Drizzle } from '@tecnoclick/database/connect'
import { messageTexts } from '@tecnoclick/database/schema/platform/message-texts'
import { seconds } from '@tecnoclick/domain/platform/duration'
import { useWordings } from '@tecnoclick/messages/platform/editable-texts'
import type { Logger } from 'pino'

const maxAgeMs = seconds(1)
let readAt = Number.NEGATIVE_INFINITY
let reading: Promise<void> | undefined

/**
 * Puts the owner's wordings into the texts of a process that sends messages, at most once a second. One that answers requests
 * reads them with the settings. While the database cannot be read, the known ones stay.
 */
export function refreshWordings(db: Drizzle, log: Logger): Promise<void> {
  if (Date.now() - readAt < maxAgeMs) return Promise.resolve()
  reading ??= readWordings(db)
    .catch((error: unknown) => log.warn({ err: error }, 'texts of messages could not be read again'))
    .finally(() => {
      reading = undefined
    })
  return reading
}

/** At once. */
export async function readWordings(db: Drizzle): Promise<void> {
  const { name, language, texts } = messageTexts
  const rows = await db.select({ name, language, texts }).from(messageTexts)
  useWordings(rows)
  readAt = Date.now()
}
