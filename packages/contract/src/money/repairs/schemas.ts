import { z } from 'zod'
import { idSchema } from '../../platform/wire.ts'

const count = z.number().int()

/** Repairs that count as sold, with what is earned on those whose cost is known. */
const earnedSchema = z.object({
  currency: z.string(),
  repairs: count,
  /** Repairs whose cost is known; sales, cost and margin are theirs. */
  known: count,
  sales: z.number(),
  cost: z.number(),
  margin: z.number(),
})

/** What the workshop did in a period (workshop.md#reports). */
export const repairReportSchema = z.object({
  days: count,
  from: z.string(),
  to: z.string(),
  /** From the request to the completion, of repairs completed in the period; hours, null without any. */
  turnaround: z.object({ repairs: count, median: z.number().nullable(), p90: z.number().nullable() }),
  /** Of the same repairs without those under warranty: how many had to be repeated under our warranty. */
  firstTime: z.object({
    repairs: count,
    repeated: count,
    /** 0 to 1; null without any. */
    rate: z.number().nullable(),
  }),
  /** Null: nobody measured time and nobody was assigned. */
  technicians: z.array(
    earnedSchema.extend({
      technician: z.object({ id: idSchema, name: z.string() }).nullable(),
      /** Measured on these repairs. */
      minutes: count,
    }),
  ),
  devices: z.array(earnedSchema.extend({ brand: z.string(), model: z.string() })),
})

export type RepairReport = z.infer<typeof repairReportSchema>
