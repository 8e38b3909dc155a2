import { cashKinds, enteredKinds } from '@tecnoclick/domain/money/cash-book/cash-book'
import { fileNamePattern } from '@tecnoclick/domain/platform/files'
import { z } from 'zod'
import { explainedEnum } from '../../platform/explained-enum.ts'
import { idSchema, line, optionalLine, paidAmount, requiredVersion } from '../../platform/wire.ts'
import { cashAmount, courierCashSchema } from '../closing/schemas.ts'

const currencyCode = z.string().regex(/^[A-Z]{3}$/)

/** A decimal with two places (platform.md#money). */
const amount = z.number()

const entered = {
  payIn: 'Put into a register, from outside',
  payOut: 'Taken out of a register for something that is no expense',
  expense: 'Spent for the shop',
  deposit: 'Brought to the bank',
  handOver: 'Moved into another register',
}

export const enteredKindSchema = explainedEnum(enteredKinds, entered)

export const cashKindSchema = explainedEnum(cashKinds, {
  sale: 'Paid for an order, a repair or credit',
  change: 'Change that was given back in another currency',
  refund: 'Given back',
  correction: 'A payment that was corrected or rejected afterwards',
  ...entered,
  courierHandIn: 'Handed in by a courier',
  difference: 'Missing or too much when it was counted',
  firstCount: 'Found when the register was counted for the first time',
})

export const cashHolderKindSchema = explainedEnum(['register', 'courier', 'bank', 'outside'], {
  register: 'A register',
  courier: 'A courier',
  bank: 'The bank',
  outside: 'A customer, a supplier: not the shop',
})

const holderSchema = z.object({
  kind: cashHolderKindSchema,
  /** Of a register or a courier. */
  id: idSchema.nullable(),
  /** Empty where the kind says all. */
  name: z.string(),
})

const balanceSchema = z.object({ currency: z.string(), balance: amount })

const shiftCountSchema = z.object({
  currency: z.string(),
  expected: amount,
  counted: amount,
  isFirst: z.boolean(),
  reason: z.string(),
})

const shiftSchema = z.object({
  id: idSchema,
  registerId: idSchema,
  register: z.string(),
  clerkId: idSchema,
  clerk: z.string(),
  openedDate: z.string(),
  closedDate: z.string().nullable(),
  opening: z.array(shiftCountSchema),
  /** Empty until it is closed. */
  closing: z.array(shiftCountSchema),
})

const registerSchema = z.object({
  id: idSchema,
  name: z.string(),
  enable: z.boolean(),
  /** It gets what is taken by whoever has no shift. */
  isDefault: z.boolean(),
  version: z.number().int(),
  /** `isCounted`: another count that differs needs a reason. */
  balances: z.array(balanceSchema.extend({ isCounted: z.boolean() })),
  shift: shiftSchema.nullable(),
})

/** Who has the cash of the shop at this moment (selling.md#cash-book). */
export const cashBookSchema = z.object({
  registers: z.array(registerSchema),
  /** Also what they were paid before the book began. */
  courierCash: z.array(courierCashSchema),
  /** Everything that was brought there. */
  bank: z.array(balanceSchema),
  /** The shift of whoever asks. */
  shiftId: idSchema.nullable(),
})

/** Every currency in the register, counted. A difference needs a reason, unless nobody counted that currency before. */
export const cashCountsSchema = z
  .array(z.object({ currency: currencyCode, counted: cashAmount, reason: optionalLine(500) }))
  .max(20)

export const newShiftSchema = z.object({ registerId: idSchema, counts: cashCountsSchema })

export const closedShiftSchema = z.object({ counts: cashCountsSchema })

export const cashMoveSchema = z.object({
  id: idSchema,
  date: z.string(),
  kind: cashKindSchema,
  from: holderSchema,
  to: holderSchema,
  currency: z.string(),
  amount,
  reason: z.string(),
  orderId: idSchema.nullable(),
  noSellOrden: z.string().nullable(),
  serviceOrderId: idSchema.nullable(),
  orderNum: z.string().nullable(),
  /** The entry that this one takes back. */
  reversesId: idSchema.nullable(),
  /** It was taken back. */
  isReversed: z.boolean(),
  /** The private photo of the receipt. */
  receipt: z.string().nullable(),
  enteredBy: z.string().nullable(),
})

/** At the register of one's own shift. */
export const newCashMoveSchema = z.object({
  kind: enteredKindSchema,
  currency: currencyCode,
  amount: paidAmount,
  reason: line(500),
  /** The register that gets it, of `handOver` alone. */
  toRegisterId: idSchema.nullish(),
  /** The name of a photo that this clerk uploaded, of an expense or a deposit. */
  receipt: z.string().regex(fileNamePattern).nullish(),
})

export const cashReversalSchema = z.object({ reason: line(500) })

export const newRegisterSchema = z.object({ name: line(60) })

export const registerChangeSchema = z.object({
  name: line(60),
  enable: z.boolean(),
  version: requiredVersion,
})

export type CashBook = z.infer<typeof cashBookSchema>
export type CashRegister = z.infer<typeof registerSchema>
export type CashShift = z.infer<typeof shiftSchema>
export type CashCounts = z.infer<typeof cashCountsSchema>
export type NewShift = z.infer<typeof newShiftSchema>
export type ClosedShift = z.infer<typeof closedShiftSchema>
export type CashMove = z.infer<typeof cashMoveSchema>
export type CashHolder = z.infer<typeof holderSchema>
export type NewCashMove = z.infer<typeof newCashMoveSchema>
export type CashReversal = z.infer<typeof cashReversalSchema>
export type NewRegister = z.infer<typeof newRegisterSchema>
export type RegisterChange = z.infer<typeof registerChangeSchema>
