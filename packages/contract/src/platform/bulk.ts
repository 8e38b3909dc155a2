import { z } from 'zod'
import { idSchema } from './wire.ts'

export const longestBulk = 200

/** The rows of a bulk change. */
export const bulkIds = z
  .array(idSchema)
  .min(1)
  .max(longestBulk)
  .refine((ids) => new Set(ids).size === ids.length)

/** What became of each row, in the order asked. One refused row does not stop the others. */
export const bulkResultSchema = z.object({
  data: z.array(
    z.object({
      id: idSchema,
      done: z.boolean(),
      /** Why it was refused: an error code and its Spanish message. */
      code: z.string().optional(),
      message: z.string().optional(),
    }),
  ),
})

export type BulkResult = z.infer<typeof bulkResultSchema>
