import { z } from 'zod'
import { idSchema } from '../../platform/wire.ts'

const count = z.number().int()

/** A product that repairs wait for (selling.md#buying-list). */
export const missingProductSchema = z.object({
  product: z.object({ id: idSchema, name: z.string(), sku: z.string(), stock: count }),
  /** Units that no repair has reserved. */
  missing: count,
  /** To buy: what stock does not have now. */
  toBuy: count,
  /** Since when the first of them waits. */
  since: z.iso.datetime(),
  repairs: z.array(z.object({ id: idSchema, orderNum: z.string(), units: count })),
})

export type MissingProduct = z.infer<typeof missingProductSchema>
