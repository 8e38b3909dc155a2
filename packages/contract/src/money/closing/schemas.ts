import { fromWire } from '@tecnoclick/domain/platform/money'
import { orderChannels } from '@tecnoclick/domain/selling/order'
import { z } from 'zod'
import { explainedEnum } from '../../platform/explained-enum.ts'
import { errorKey } from '../../platform/issue-message.ts'
import { idSchema, line, optionalLine } from '../../platform/wire.ts'

export const collectedFromSchema = explainedEnum(['order', 'reset', 'deposit', 'repair', 'credit'], {
  order: 'An order',
  reset: 'A reset',
  deposit: 'The deposit of a repair',
  repair: 'A repair',
  credit: 'Store credit: a voucher, or change that was left',
})

const count = z.number().int()
const amount = z.number()

/** What is in the till, nothing included. */
export const cashAmount = z
  .number(errorKey('validation.number'))
  .max(1_000_000_000, errorKey('validation.number'))
  .refine((given) => fromWire(given) !== undefined, errorKey('validation.number'))

/** A day in Havana, by default today. */
export const closingQuery = z.object({ day: z.iso.date().optional() })

/** Orders of that day that are paid and not cancelled. */
const soldSchema = z.object({
  currency: z.string(),
  channel: z.enum(orderChannels),
  paymentMethod: z.string().nullable(),
  orders: count,
  units: count,
  total: amount,
})

/** Payments verified on that day, whatever the date of the sale, and money taken for repairs. */
const collectedSchema = z.object({
  currency: z.string(),
  source: collectedFromSchema,
  paymentMethod: z.string().nullable(),
  payments: count,
  total: amount,
})

/** Money given back on that day. */
const refundedSchema = z.object({
  currency: z.string(),
  paymentMethod: z.string(),
  refunds: count,
  total: amount,
})

/** Cash of the days that are closed together: what the till should hold besides what was in it before. */
const cashSchema = z.object({
  currency: z.string(),
  /** What the cash book says was there before; null where nobody ever counted this currency. */
  opening: amount.nullable(),
  collected: amount,
  refunded: amount,
  /** Entered in the cash book: put in, and taken out for expenses, the bank or another reason; change in another currency too. */
  paidIn: amount,
  paidOut: amount,
  /** Too much when registers were counted, or missing below zero. */
  difference: amount,
})

/** A difference that a shift explained. */
const differenceSchema = z.object({
  id: idSchema,
  date: z.string(),
  register: z.string(),
  currency: z.string(),
  /** Below zero: it was missing. */
  amount,
  reason: z.string(),
  enteredBy: z.string(),
})

/** Store credit (selling.md#store-credit): no money moves, so it is in no other figure. */
const creditSchema = z.object({
  currency: z.string(),
  /** Given back, given, bought or left as change. */
  added: amount,
  spent: amount,
  /** Taken back or expired. */
  removed: amount,
  /** All of it at the end of the day: what the shop owes. */
  owed: amount,
})

/** What each person took and gave back. */
const clerkSchema = z.object({
  id: idSchema,
  name: z.string(),
  currency: z.string(),
  paymentMethod: z.string().nullable(),
  payments: count,
  collected: amount,
  refunded: amount,
})

export const cashCountSchema = z.object({
  currency: z.string(),
  opening: amount,
  /** Opening and cash taken, without cash given back, with what the cash book entered. */
  expected: amount,
  counted: amount,
  /** Counted without expected. */
  difference: amount,
})

/** Afterwards: what had really been in the till. */
const storedCorrectionSchema = z.object({
  id: idSchema,
  currency: z.string(),
  counted: amount,
  /** Counted without expected. */
  difference: amount,
  note: z.string(),
  correctedBy: z.string(),
  correctedDate: z.string(),
})

/** A day that was closed, with the days since the closing before it (selling.md#closing-of-the-day). */
export const dayClosingSchema = z.object({
  /** The day without dashes; lists need a number. */
  id: idSchema,
  day: z.iso.date(),
  firstDay: z.iso.date(),
  closedDate: z.string(),
  closedBy: z.string(),
  note: z.string(),
  counts: z.array(cashCountSchema),
  /** Oldest first; the last of a currency holds. */
  corrections: z.array(storedCorrectionSchema),
})

/** Corrects what was counted in one currency, with the reason. */
export const cashCorrectionSchema = z.object({
  day: z.iso.date(),
  currency: z.string().regex(/^[A-Z]{3}$/),
  counted: cashAmount,
  note: line(500),
})

/** Everything in the till that was counted. */
export const newClosingSchema = z.object({
  day: z.iso.date(),
  counts: z
    .array(
      z.object({
        currency: z.string().regex(/^[A-Z]{3}$/),
        opening: cashAmount.default(0),
        counted: cashAmount,
      }),
    )
    .max(20),
  note: optionalLine(500),
})

/** Cash that a courier was paid at the door and has not handed in, and since when (selling.md#cash-on-delivery). */
export const courierCashSchema = z.object({
  id: idSchema,
  name: z.string(),
  currency: z.string(),
  carried: amount,
  since: z.string(),
})

/** Cash that a courier handed in. */
export const handInSchema = z.object({
  id: idSchema,
  courier: z.string(),
  currency: z.string(),
  carried: amount,
  amount,
  note: z.string(),
  receivedBy: z.string(),
  receivedDate: z.string(),
})

/** `carried` is what whoever counts it saw on the screen: of two clerks one is refused. A difference needs a note. */
export const newHandInSchema = z.object({
  courierId: idSchema,
  currency: z.string().regex(/^[A-Z]{3}$/),
  carried: cashAmount,
  amount: cashAmount.refine((given) => given > 0, errorKey('validation.number')),
  note: optionalLine(500),
})

export const closingSchema = z.object({
  day: z.iso.date(),
  /** The first of the days that these figures are of: since the last closing. */
  firstDay: z.iso.date(),
  /** Null while the day is open. */
  closing: dayClosingSchema.nullable(),
  /** The last day that is closed. */
  closedThrough: z.iso.date().nullable(),
  cash: z.array(cashSchema),
  /** Of counts of registers on those days, in their order. */
  differences: z.array(differenceSchema),
  /** Not in the till: it counts when it is handed in. Empty for a closed day. */
  courierCash: z.array(courierCashSchema),
  handIns: z.array(handInSchema),
  credit: z.array(creditSchema),
  clerks: z.array(clerkSchema),
  sold: z.array(soldSchema),
  collected: z.array(collectedSchema),
  cancelled: z.array(z.object({ currency: z.string(), orders: count, total: amount })),
  refunded: z.array(refundedSchema),
  completed: count,
  /** Reset sales of that day, verified or not. */
  resets: count,
  /** Returns that were settled on that day. */
  returns: count,
})

export type HandIn = z.infer<typeof handInSchema>
export type NewHandIn = z.infer<typeof newHandInSchema>
export type ClosingQuery = z.infer<typeof closingQuery>
export type Closing = z.infer<typeof closingSchema>
export type DayClosing = z.infer<typeof dayClosingSchema>
export type CashCorrection = z.infer<typeof cashCorrectionSchema>
export type NewClosing = z.infer<typeof newClosingSchema>
