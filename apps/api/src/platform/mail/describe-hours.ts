import { es } from '@tecnoclick/messages/es'
import { openingHoursLines } from '@tecnoclick/messages/opening-hours'
import { createTranslator } from '@tecnoclick/messages/translate'
import type { Store } from './read-store.ts'

const t = createTranslator('es', es)

/** As the shop's own pages say them; mails are Spanish. */
export function describeHours(hours: Store['hours']): string[] {
  return openingHoursLines(hours, 'es', t)
}
