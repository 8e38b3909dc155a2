import { workItemKinds } from '@tecnoclick/domain/staff/work-queue'
import { z } from 'zod'
import { idSchema } from '../../platform/wire.ts'
import { colleagueSchema } from '../desk/schemas.ts'

export const workItemSchema = z.object({
  kind: z.enum(workItemKinds),
  /** What else waits about the same record, most urgent first. */
  also: z.array(z.enum(workItemKinds)),
  /** The record to open: a payment has the id of its order, a quote that of its service order. */
  id: idSchema,
  /** A number, model or subject that identifies it. */
  title: z.string(),
  who: z.string(),
  /** Who takes care of it; null: whoever has time. */
  assignee: colleagueSchema.nullable(),
  amount: z.number().nullable(),
  currency: z.string().nullable(),
  since: z.iso.datetime(),
  /** The promised time. */
  due: z.iso.datetime().nullable(),
})

/** The number of items of each kind and the oldest of each. A record counts once, for its most urgent kind. */
export const workQueueSchema = z.object({
  total: z.number().int(),
  counts: z.record(z.enum(workItemKinds), z.number().int()),
  data: z.array(workItemSchema),
})

/** `mine`: only what is assigned to whoever asks. */
export const workQueueQuery = z.object({ mine: z.literal('yes').optional() })

export type WorkQueueQuery = z.infer<typeof workQueueQuery>
export type WorkItem = z.infer<typeof workItemSchema>
export type WorkQueue = z.infer<typeof workQueueSchema>
