import { orderStatuses } from '@tecnoclick/domain/selling/order-status'
import { returnFields } from '@tecnoclick/domain/selling/return-fields'
import {
  isReasonOf,
  returnConditions,
  returnKinds,
  returnOutcomes,
  returnReasons,
  returnStates,
} from '@tecnoclick/domain/selling/returns'
import { z } from 'zod'
import { explainedEnum } from '../../platform/explained-enum.ts'
import { errorKey } from '../../platform/issue-message.ts'
import { inputSchemas, rowSchemas } from '../../platform/own-fields.ts'
import { serialsField } from '../../platform/serial-field.ts'
import {
  idSchema,
  line,
  optionalLine,
  optionalPhone,
  optionalTransactionCode,
  paidAmount,
  proseOrBlank,
  versionSchema,
} from '../../platform/wire.ts'
import { quantitySchema } from '../cart/schemas.ts'
import { methodCodeSchema } from '../payments/schemas.ts'

export const returnKindSchema = explainedEnum(returnKinds, {
  return: 'For the money',
  warranty: 'For a repair under warranty',
})

export const returnReasonSchema = explainedEnum(returnReasons, {
  defective: 'Does not work',
  damaged: 'Arrived damaged',
  wrong: 'Another product arrived',
  different: 'Not as described',
  unwanted: 'No longer wanted',
  another: 'Another reason',
})

export const returnStateSchema = explainedEnum(returnStates, {
  asked: 'Asked for by the buyer',
  accepted: 'Staff wait for the goods',
  refused: 'Refused by staff; final',
  received: 'The goods are in the shop',
  settled: 'Settled; final',
  withdrawn: 'Taken back by the buyer; final',
})

export const returnOutcomeSchema = explainedEnum(returnOutcomes, {
  stock: 'Back to stock',
  scrap: 'Thrown away',
  repair: 'To the workshop',
})

export const returnConditionSchema = explainedEnum(returnConditions, {
  sealed: 'Never opened',
  opened: 'Opened and complete',
  incomplete: 'Something is missing',
  damaged: 'Damaged',
})

const amount = z.number()
const day = z.iso.date()

/** What of an order line may be asked for, and until which day in Havana (selling.md#returns). */
const returnableLineSchema = z.object({
  lineId: idSchema,
  productId: idSchema,
  name: z.string(),
  bought: z.number().int(),
  /** Came back for good. */
  returned: z.number().int(),
  /** Neither asked for nor returned yet. */
  left: z.number().int(),
  /** The last day, passed or not; null without returns or warranty. */
  returnUntil: day.nullable(),
  warrantyUntil: day.nullable(),
  /** Of units that the buyer has and that are in no other return. */
  serials: z.array(z.string()),
  mayReturn: z.boolean(),
  mayClaim: z.boolean(),
})

const returnSummarySchema = z.object({
  id: idSchema,
  /** 'INVALIDO' while it has none. */
  number: z.string(),
  kind: returnKindSchema,
  state: returnStateSchema,
  askedDate: z.string(),
  units: z.number().int(),
})

export const orderReturnsSchema = z.object({
  lines: z.array(returnableLineSchema),
  returns: z.array(returnSummarySchema),
})

const returnLineSchema = z.object({
  id: idSchema,
  lineId: idSchema,
  productId: idSchema,
  name: z.string(),
  sku: z.string(),
  /** Of the product now; a repair needs one. */
  brandId: idSchema.nullable(),
  quantity: z.number().int(),
  /** What was paid for one, and for these. */
  price: amount,
  amount,
  /** Of the units that come back, until it is settled. */
  serials: z.array(z.string()),
  outcome: returnOutcomeSchema.nullable(),
  serviceOrder: z.object({ id: idSchema, number: z.string(), status: z.enum(orderStatuses) }).nullable(),
})

const refundSchema = z.object({
  /** In the order's currency. */
  amount,
  /** What of it was handed back in another currency. */
  given: z.array(z.object({ amount, currency: z.string() })),
  /** What of it became store credit. */
  credit: amount,
  currency: z.string(),
  method: z.string(),
  transactionCode: z.string().nullable(),
  date: z.string(),
})

export const returnSchema = z.object({
  id: idSchema,
  number: z.string(),
  orderId: idSchema,
  orderNumber: z.string(),
  /** Null without an account. */
  clientId: idSchema.nullable(),
  customer: z.object({ name: z.string(), email: z.string().nullable(), phone: z.string().nullable() }),
  kind: returnKindSchema,
  reason: returnReasonSchema,
  ...rowSchemas(returnFields),
  state: returnStateSchema,
  /** How staff found the goods when they registered it; null if the buyer asked for it. */
  condition: returnConditionSchema.nullable(),
  currency: z.string(),
  askedDate: z.string(),
  decidedDate: z.string().nullable(),
  receivedDate: z.string().nullable(),
  settledDate: z.string().nullable(),
  withdrawnDate: z.string().nullable(),
  lines: z.array(returnLineSchema),
  /** File names, readable by the customer and by staff. */
  photos: z.array(z.string()),
  refund: refundSchema.nullable(),
  /** Paid for the order and not refunded yet. */
  refundable: amount,
  /** How the order was paid, the method of the largest sum first. */
  paidMethods: z.array(z.string()),
  version: z.number().int(),
})

const returnRequestSchema = z.object({
  kind: z.enum(returnKinds, errorKey('validation.required')),
  reason: z.enum(returnReasons, errorKey('validation.required')),
  text: proseOrBlank(returnFields.text.max).optional(),
  lines: z
    .array(
      /** `serials` says which units; without them all of the line, if all come back. */
      z.object({ lineId: idSchema, quantity: quantitySchema, serials: serialsField.optional() }),
      errorKey('validation.required'),
    )
    .min(1, errorKey('validation.required'))
    .max(50)
    .refine((lines) => new Set(lines.map(({ lineId }) => lineId)).size === lines.length, {
      ...errorKey('validation.required'),
    }),
})

const reasonOfKind = { ...errorKey('validation.required'), path: ['reason'] }

/** Repeatable with the header `Idempotency-Key`. */
export const newReturnSchema = returnRequestSchema
  .extend({
    photos: z
      .array(z.string().regex(/^[A-Za-z0-9._-]{1,128}$/))
      .max(4)
      .refine((names) => new Set(names).size === names.length)
      .optional(),
  })
  .refine(({ kind, reason }) => isReasonOf(kind, reason), reasonOfKind)

/** Staff register it for the buyer. Repeatable with the header `Idempotency-Key`. */
export const staffReturnSchema = returnRequestSchema
  .extend({
    condition: z.enum(returnConditions, errorKey('validation.required')),
    /** The goods are in the shop; false if the buyer still has them. */
    received: z.boolean(),
    /** Of a buyer without an account. A repair needs both. */
    contactName: optionalLine(200),
    contactPhone: optionalPhone,
  })
  .refine(({ kind, reason }) => isReasonOf(kind, reason), reasonOfKind)

const { note } = inputSchemas(returnFields)

/** A refusal needs its reason. */
export const returnDecisionSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('accepted'), note, version: versionSchema }),
  z.object({ state: z.literal('refused'), note: line(returnFields.note.max), version: versionSchema }),
])

export const returnReceiptSchema = z.object({ version: versionSchema })

export const returnSettlementSchema = z.object({
  /** What becomes of each line. A repair names the service, and the brand where the product has none. */
  lines: z
    .array(
      z.object({
        id: idSchema,
        outcome: returnOutcomeSchema,
        serviceId: idSchema.nullish(),
        brandId: idSchema.nullish(),
        /** The units that came back, where that is not known yet. */
        serials: serialsField.optional(),
      }),
    )
    .min(1)
    .max(50),
  refund: z
    .object({
      /** In the order's currency. */
      amount: paidAmount,
      /** Of one payment in another currency alone, as in a refund of the order. */
      paymentId: idSchema.optional(),
      paymentMethod: methodCodeSchema,
      transactionCode: optionalTransactionCode,
    })
    .nullish(),
  note,
  version: versionSchema,
})

export type OrderReturns = z.infer<typeof orderReturnsSchema>
export type ReturnableLine = z.infer<typeof returnableLineSchema>
export type ReturnLine = z.infer<typeof returnLineSchema>
export type OrderReturn = z.infer<typeof returnSchema>
export type NewReturn = z.infer<typeof newReturnSchema>
export type StaffReturn = z.infer<typeof staffReturnSchema>
export type ReturnDecision = z.infer<typeof returnDecisionSchema>
export type ReturnReceipt = z.infer<typeof returnReceiptSchema>
export type ReturnSettlement = z.infer<typeof returnSettlementSchema>
