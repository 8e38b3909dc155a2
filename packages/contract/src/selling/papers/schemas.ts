import { receiptPapers } from '@tecnoclick/domain/site/setting-values'
import { z } from 'zod'
import { explainedEnum } from '../../platform/explained-enum.ts'
import { paperLanguage } from '../../platform/paper-query.ts'
import { pathId } from '../../platform/wire.ts'
import { trueOrFalseSchema } from '../cart/schemas.ts'

export const orderPaperSchema = explainedEnum(['order', 'proforma', 'receipt', 'delivery'], {
  order: 'What was ordered, where it goes and how it is paid',
  proforma: 'An offer; it is no invoice',
  receipt: 'What was paid',
  delivery: 'The delivery note',
})

export const paperFormatSchema = explainedEnum(receiptPapers, {
  sheet: 'A4',
  roll80: 'A roll of 80 mm',
  roll58: 'A roll of 58 mm',
})

export const orderPaperParams = z.object({ id: pathId, paper: orderPaperSchema })

/** Receipts alone are written for rolls. */
export const orderPaperQuery = z.object({ lang: paperLanguage, format: paperFormatSchema.optional() })

export const rollSchema = explainedEnum(['roll80', 'roll58'], {
  roll80: 'A roll of 80 mm',
  roll58: 'A roll of 58 mm',
})

/** Which roll, and whether the drawer that is plugged into the printer opens. */
export const ticketQuery = z.object({
  format: rollSchema,
  drawer: trueOrFalseSchema.optional(),
})

export type TicketQuery = z.infer<typeof ticketQuery>
export type OrderPaper = z.infer<typeof orderPaperSchema>
export type OrderPaperQuery = z.infer<typeof orderPaperQuery>
