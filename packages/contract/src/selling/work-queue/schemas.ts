import { waitingKinds } from '@tecnoclick/domain/selling/work-queue'
import { z } from 'zod'
import { idSchema } from '../../platform/wire.ts'

export const waitingItemSchema = z.object({
  kind: z.enum(waitingKinds),
  /** Of what is to be opened: a payment names its order, a quote its service order. */
  id: idSchema,
  /** A number, a model, a subject: what the staff know it by. */
  title: z.string(),
  who: z.string(),
  amount: z.number().nullable(),
  currency: z.string().nullable(),
  since: z.iso.datetime(),
  /** By when the shop promised it. */
  due: z.iso.datetime().nullable(),
})

/** Everything that waits: how many of each kind, and the oldest of each. */
export const waitingSchema = z.object({
  total: z.number().int(),
  counts: z.record(z.enum(waitingKinds), z.number().int()),
  data: z.array(waitingItemSchema),
})

export type WaitingItem = z.infer<typeof waitingItemSchema>
export type Waiting = z.infer<typeof waitingSchema>
