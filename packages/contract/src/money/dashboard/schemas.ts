import { dayPattern, monthPattern } from '@tecnoclick/domain/money/report-period'
import { orderStatuses } from '@tecnoclick/domain/selling/order-status'
import { z } from 'zod'
import { explainedEnum } from '../../platform/explained-enum.ts'
import { idSchema } from '../../platform/wire.ts'

const count = z.number().int()

/** Lengths of the period up to today. */
const reportSpans = [7, 30, 90] as const
/** Of figures and margin alike. */
export const reportQuery = z.object({
  days: z.enum(reportSpans.map(String)).transform(Number).default(30),
  /** A month of the calendar, `2026-03`, instead of `days`. */
  month: z.string().regex(monthPattern).optional(),
  /** One day, `2026-03-02`, instead of both. */
  day: z.iso.date().regex(dayPattern).optional(),
})

/** Average duration; null without data. */
const answerTimeSchema = z.object({ answered: count, hours: z.number().nullable() })

const daySalesSchema = z.object({ day: z.string(), currency: z.string(), orders: count, total: z.number() })

export const otherSaleSourceSchema = explainedEnum(['repair', 'reset'], {
  repair: 'Repairs that are paid and not cancelled, by the day on which they were taken in or asked for',
  reset: 'Resets whose transfer is verified, by the day on which they were bought',
})

/** What counts as sold beside orders. */
const otherSaleSchema = z.object({
  source: otherSaleSourceSchema,
  currency: z.string(),
  sales: count,
  total: z.number(),
})

export const dashboardSchema = z.object({
  days: count,
  /** The first and last day of the period, in Havana. */
  from: z.string(),
  to: z.string(),
  /** Orders that are paid and not cancelled, by the day on which they were placed; days without any are left out. */
  sales: z.array(daySalesSchema),
  /** The same of the equally long period, or of the month, before: from `beforeFrom` to `beforeTo`. */
  beforeFrom: z.string(),
  beforeTo: z.string(),
  salesBefore: z.array(daySalesSchema),
  otherSales: z.array(otherSaleSchema),
  /** Not paid and not cancelled; `completed` of them were completed all the same. */
  unpaid: z.array(z.object({ currency: z.string(), orders: count, due: z.number(), completed: count })),
  states: z.array(z.object({ status: z.enum(orderStatuses), orders: count })),
  bestSellers: z.array(
    z.object({ id: idSchema, name: z.string(), sku: z.string(), units: count, stock: count }),
  ),
  /** The products that brought most money, for each currency; discounts of whole orders are not spread over lines. */
  topByMoney: z.array(
    z.object({
      currency: z.string(),
      id: idSchema,
      name: z.string(),
      sku: z.string(),
      units: count,
      total: z.number(),
      stock: count,
    }),
  ),
  /** Enabled products with the fewest units, at or below the setting. */
  lowStock: z.object({
    from: count,
    total: count,
    data: z.array(z.object({ id: idSchema, name: z.string(), sku: z.string(), stock: count })),
  }),
  /** Asked for and settled in the period, the units that came back, and the money given back. */
  returns: z.object({
    asked: count,
    settled: count,
    units: count,
    refunds: z.array(z.object({ currency: z.string(), refunds: count, total: z.number() })),
  }),
  answers: z.object({ orders: answerTimeSchema, services: answerTimeSchema, keys: answerTimeSchema }),
  keys: z.object({ promisedHours: count, inTime: count, late: count, waiting: count, overdue: count }),
})

export type ReportQuery = Partial<z.infer<typeof reportQuery>>

export type Dashboard = z.infer<typeof dashboardSchema>
