import { creditKinds } from '@tecnoclick/domain/money/credit/credit'
import { readVoucherCode } from '@tecnoclick/domain/money/credit/voucher-code'
import { z } from 'zod'
import { explainedEnum } from '../../platform/explained-enum.ts'
import { errorKey } from '../../platform/issue-message.ts'
import {
  idSchema,
  line,
  optionalPhone,
  optionalTransactionCode,
  paidAmount,
  pathId,
  requiredPhone,
  versionSchema,
} from '../../platform/wire.ts'
import { methodCodeSchema } from '../payments/schemas.ts'

const currencyCode = z.string().regex(/^[A-Z]{3}$/)

/** A decimal with two places (platform.md#money). */
const amount = z.number()

export const creditKindSchema = explainedEnum(creditKinds, {
  refund: 'Given back for an order or a repair',
  returned: 'A payment by credit that did not stand',
  excess: 'Paid too much for an order',
  change: 'Change left at the counter',
  bought: 'A voucher that was bought',
  given: 'Given by staff, with a reason',
  taken: 'Taken by staff, with a reason',
  redeemed: 'From a voucher into an account',
  spent: 'Paid with it',
  expired: 'Not spent in its time',
})

export const creditHolderKindSchema = explainedEnum(['customer', 'phone', 'voucher'], {
  customer: 'An account',
  phone: 'Somebody without an account',
  voucher: 'Whoever has the code',
})

const entrySchema = z.object({
  id: idSchema,
  date: z.string(),
  kind: creditKindSchema,
  currency: z.string(),
  /** Negative where it was spent. */
  amount,
  /** Afterwards. */
  balance: amount,
  note: z.string(),
  orderId: idSchema.nullable(),
  noSellOrden: z.string().nullable(),
  serviceOrderId: idSchema.nullable(),
  orderNum: z.string().nullable(),
  resetSaleId: idSchema.nullable(),
  /** What is not spent until then is lost; null: it does not end. */
  expiresDate: z.string().nullable(),
})

const balanceSchema = z.object({
  currency: z.string(),
  balance: amount,
  /** What ends within the notice (selling.md#store-credit). */
  expiring: z.object({ amount, date: z.string() }).nullable(),
})

/** The statement of an account: its newest entries. */
export const ownCreditSchema = z.object({
  balances: z.array(balanceSchema),
  entries: z.array(entrySchema),
  total: z.number().int(),
})

/** A typed code of a voucher; what cannot be one is unknown. */
export const voucherCodeSchema = z
  .string(errorKey('validation.required'))
  .max(40)
  .refine((typed) => readVoucherCode(typed) !== undefined, errorKey('validation.plainText'))
  .transform((typed) => readVoucherCode(typed) ?? typed)

export const voucherRedemptionSchema = z.object({ code: voucherCodeSchema })

/** The owner pays an order, all or a part. */
export const creditSpendingSchema = z.object({ amount: paidAmount, version: versionSchema })

export const creditAccountSchema = z.object({
  id: idSchema,
  kind: creditHolderKindSchema,
  /** Name and e-mail of an account. */
  name: z.string(),
  userId: idSchema.nullable(),
  phone: z.string().nullable(),
  /** Of a voucher. */
  code: z.string().nullable(),
  note: z.string(),
  balances: z.array(z.object({ currency: z.string(), balance: amount })),
  /** Of the last entry. */
  updatedDate: z.string().nullable(),
  createdDate: z.string(),
})

export const creditLedgerSchema = creditAccountSchema.extend({
  entries: z.array(entrySchema.extend({ enteredBy: z.string().nullable() })),
})

/** Of one customer, phone number or voucher. */
export const creditBalanceQuery = z
  .object({
    customerId: pathId.optional(),
    phone: requiredPhone.optional(),
    code: voucherCodeSchema.optional(),
  })
  .refine(({ customerId, phone, code }) => Boolean(customerId ?? phone ?? code), {
    ...errorKey('validation.required'),
    path: ['phone'],
  })

/** Null where there is no ledger. */
export const foundCreditSchema = z.object({ account: creditAccountSchema.nullable() })

export const creditChangeSchema = explainedEnum(['given', 'taken'], { given: 'Added', taken: 'Removed' })

/** Credit that staff give or take; for nobody it is a new voucher. */
export const newCreditEntrySchema = z
  .object({
    accountId: idSchema.nullish(),
    customerId: idSchema.nullish(),
    phone: optionalPhone,
    kind: creditChangeSchema,
    amount: paidAmount,
    currency: currencyCode,
    note: line(500),
  })
  .refine(
    ({ kind, accountId, customerId, phone }) => kind === 'given' || Boolean(accountId ?? customerId ?? phone),
    {
      ...errorKey('validation.required'),
      path: ['accountId'],
    },
  )

/** A voucher that somebody buys. */
export const boughtVoucherSchema = z.object({
  amount: paidAmount,
  currency: currencyCode,
  paymentMethod: methodCodeSchema,
  transactionCode: optionalTransactionCode,
  note: z.string().trim().max(500).optional(),
})

export type CreditEntry = z.infer<typeof entrySchema>
export type OwnCredit = z.infer<typeof ownCreditSchema>
export type VoucherRedemption = z.infer<typeof voucherRedemptionSchema>
export type CreditSpending = z.infer<typeof creditSpendingSchema>
export type CreditAccount = z.infer<typeof creditAccountSchema>
export type CreditLedger = z.infer<typeof creditLedgerSchema>
export type CreditBalanceQuery = z.infer<typeof creditBalanceQuery>
export type FoundCredit = z.infer<typeof foundCreditSchema>
export type NewCreditEntry = z.infer<typeof newCreditEntrySchema>
export type BoughtVoucher = z.infer<typeof boughtVoucherSchema>
