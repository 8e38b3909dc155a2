import { z } from 'zod'
import { complain } from './issue-message.ts'

/** Ids are integers that fit a PostgreSQL `integer`; in a path they arrive as text. */
export const idSchema = z.number().int().min(1).max(2_147_483_647)
export const idParams = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) })

/** A change names the version it was made from; a stale one is a 409 (DECISIONS 3.1). The documents' clients name none. */
export const versionSchema = z.number().int().min(1).optional()

/** Lists answer `{data, total}` (DECISIONS 3.2). */
export interface List<T> {
  data: T[]
  total: number
}

export function listOf<T extends z.ZodType>(item: T) {
  return z.object({ data: z.array(item), total: z.number().int().min(0) })
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused here
const controlCharacters = /[\u0000-\u001f\u007f]/

/** One line of text: no control characters or line breaks, from which a header could be built (INTEGRITY). */
export function line(maximum: number) {
  return z
    .string()
    .trim()
    .min(1)
    .max(maximum)
    .refine((text) => !controlCharacters.test(text), complain('validation.plainText'))
}
