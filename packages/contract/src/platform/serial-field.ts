import { mostSerials, serialKey } from '@tecnoclick/domain/stock/serials'
import { z } from 'zod'
import { errorKey } from './issue-message.ts'
import { line } from './wire.ts'

/** As typed; compared by letters and digits (selling.md#serial-numbers). */
export const serialField = line(80).refine(
  (typed) => serialKey(typed) !== undefined,
  errorKey('validation.serial'),
)

/** None twice. */
export const serialsField = z
  .array(serialField)
  .max(mostSerials)
  .refine(
    (serials) => new Set(serials.map(serialKey)).size === serials.length,
    errorKey('validation.serialTwice'),
  )
