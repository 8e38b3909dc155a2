import { workItemKinds } from '@tecnoclick/domain/staff/work-queue'
import { z } from 'zod'
import { explainedEnum } from '../../platform/explained-enum.ts'
import { idSchema } from '../../platform/wire.ts'
import { colleagueSchema } from '../desk/schemas.ts'

export const workItemKindSchema = explainedEnum(workItemKinds, {
  key: 'A reset waits for its key',
  payment: 'A payment of an order waits for a judgement',
  resetPayment: 'A payment of a reset waits for a judgement',
  servicePayment: 'A payment of a repair waits for a judgement',
  bankMessage: 'A message of a bank that no payment explains',
  onlinePayment: 'A gateway says something else of a payment than the shop knows',
  serialMismatch: 'An order that was handed over with other serial numbers than were packed',
  failedDelivery: 'An order that its courier brought back',
  prepare:
    'An order that is paid, or is paid in cash when it is handed over, and that nobody has begun to prepare',
  dispatch: 'An order in preparation, to be made ready or sent',
  delivered: 'An order that was handed over and is not completed or not paid',
  order: 'A new order that is neither paid nor answered',
  orderMessage: 'A message about an order',
  collect: 'An order that is accepted, answered or paid in part, with money missing',
  refund: 'A cancelled order that was paid and not refunded',
  return: 'A return to answer',
  resetFailure: 'A reset that did not work, and nobody decided about its money',
  number: 'An order without a number',
  serviceNumber: 'A repair without a number',
  quote: 'A repair without a quote',
  serviceMessage: 'A message about a repair',
  partsArrived: 'A repair misses units of a part that stock has',
  loanerDue: 'A loaner device that did not come back in time',
  outsideJobDue: 'A device that did not come back from another workshop in time',
  service: 'A new repair request',
  business: 'A business to approve',
  message: 'A message of the contact form',
  mail: 'A mail that could not be sent',
  rate: 'A rate or factor that nobody looked at for long',
  onTheWay: 'An order on the way without a courier, or for more than a day',
  ready: 'An order that waits to be picked up',
  review: 'A review to moderate',
})

export const workItemSchema = z.object({
  kind: workItemKindSchema,
  /** What else waits about the same record, most urgent first. */
  also: z.array(workItemKindSchema),
  /** The record to open: a payment has the id of its order, a quote that of its service order. */
  id: idSchema,
  /** A number, model or subject that identifies it. */
  title: z.string(),
  who: z.string(),
  /** Who takes care of it; null: whoever has time. */
  assignee: colleagueSchema.nullable(),
  amount: z.number().nullable(),
  currency: z.string().nullable(),
  /** Of a payment or of missing money: what the order still has to be paid. */
  owed: z.number().nullable(),
  since: z.iso.datetime(),
  /** The promised time. */
  due: z.iso.datetime().nullable(),
})

/** The number of items of each kind and the oldest of each. A record counts once, for its most urgent kind. */
export const workQueueSchema = z.object({
  total: z.number().int(),
  counts: z.record(workItemKindSchema, z.number().int()),
  data: z.array(workItemSchema),
})

/** `mine`: only what is assigned to whoever asks. */
export const workQueueQuery = z.object({ mine: z.literal('yes').optional() })

export type WorkQueueQuery = z.infer<typeof workQueueQuery>
export type WorkItem = z.infer<typeof workItemSchema>
export type WorkQueue = z.infer<typeof workQueueSchema>
