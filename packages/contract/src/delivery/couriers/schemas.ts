import { deliverySteps, isDeliveryCode, stepKinds } from '@tecnoclick/domain/delivery/delivery-steps'
import { stageStates, timelineStages } from '@tecnoclick/domain/delivery/delivery-timeline'
import { z } from 'zod'
import { explainedEnum } from '../../platform/explained-enum.ts'
import { errorKey } from '../../platform/issue-message.ts'
import { serialsField } from '../../platform/serial-field.ts'
import { idSchema, listOf, optionalLine, paidAmount, versionSchema } from '../../platform/wire.ts'

export const deliveryStepSchema = explainedEnum(deliverySteps, {
  preparing: 'Being packed',
  ready: 'Can be picked up',
  onTheWay: 'With the courier',
  delivered: 'Handed over',
})

export const stepKindSchema = explainedEnum(stepKinds, {
  forward: 'The next step',
  back: 'A step back',
  failed: 'A delivery that failed',
})

export const orderStageNameSchema = explainedEnum(timelineStages, {
  received: 'The order was placed',
  preparing: 'Being packed',
  ready: 'Can be picked up',
  onTheWay: 'With the courier',
  delivered: 'Handed over',
  completed: 'The order is completed',
  cancelled: 'The order was cancelled',
})

export const stageStateSchema = explainedEnum(stageStates, { done: 'Past', current: 'Now', todo: 'To come' })

export const deliveryOutcomeSchema = explainedEnum(['delivered', 'failed'], {
  delivered: 'Handed over',
  failed: 'Nobody took it',
})

const amount = z.number()

/** One of the stages that the customer sees, in order. */
export const orderStageSchema = z.object({
  stage: orderStageNameSchema,
  date: z.string().nullable(),
  state: stageStateSchema,
})

/** What the owner of an order sees of its way (selling.md#delivery-code). */
export const orderProgressSchema = z.object({
  stages: z.array(orderStageSchema),
  /** When nobody received it, while it waits to be taken again. */
  failedDate: z.string().nullable(),
  /** To be told to whoever hands over the order; null before and after that. */
  code: z.string().nullable(),
})

const staffName = z.object({ id: idSchema, name: z.string() })

/** The same for staff, with names and reasons and without the code. */
export const orderDeliverySchema = z.object({
  step: deliveryStepSchema.nullable(),
  steps: z.array(
    z.object({
      step: deliveryStepSchema,
      kind: stepKindSchema,
      date: z.string(),
      by: z.string(),
      reason: z.string(),
    }),
  ),
  courier: staffName.extend({ assignedDate: z.string() }).nullable(),
  /** Whether the customer's code proved the delivery; null until then. */
  byCode: z.boolean().nullable(),
  wrongCodes: z.number().int(),
})

export const courierSchema = staffName

const deliveryCode = z.string().trim().refine(isDeliveryCode, errorKey('validation.resetKeyLength'))
const reason = optionalLine(500)

/**
 * `delivered` needs the customer's code or a reason, a step back a reason. `preparing` accepts an order that is PENDIENTE.
 * `onTheWay` may name the courier; null is nobody.
 */
export const stepChangeSchema = z.object({
  step: deliveryStepSchema,
  courierId: idSchema.nullish(),
  code: deliveryCode.nullish(),
  reason,
  version: versionSchema,
})

/** Null withdraws the order from its courier. */
export const courierChoiceSchema = z.object({ courierId: idSchema.nullable(), version: versionSchema })

const currencyCode = z.string().regex(/^[A-Z]{3}$/)
const cashSchema = z.object({ amount, currency: z.string() })

/** An order as its courier sees it: no code, no prices of lines, nothing of the account. */
export const deliverySchema = z.object({
  /** The order's. */
  id: idSchema,
  noSellOrden: z.string(),
  step: deliveryStepSchema.nullable(),
  recipient: z.object({ name: z.string(), phone: z.string().nullable() }),
  address: z.string(),
  note: z.string(),
  items: z.array(
    z.object({
      name: z.string(),
      options: z.string(),
      quantity: z.number().int(),
      /** What was packed; the courier scans it at the door (selling.md#serial-numbers). */
      serials: z.array(z.string()),
    }),
  ),
  currency: z.string(),
  total: amount,
  /** To be collected; what was reported and not checked yet counts as unpaid. */
  due: amount,
  /** The customer chose to pay in cash. */
  paysInCash: z.boolean(),
  /** What the courier was paid at the door. */
  collected: cashSchema.nullable(),
  assignedDate: z.string(),
  /** Null while it is the courier's; what became of it today otherwise. */
  outcome: deliveryOutcomeSchema.nullable(),
  endedDate: z.string().nullable(),
  /** Too many wrong codes: the office confirms it. */
  locked: z.boolean(),
})

/** With the cash that the courier carries and may take (selling.md#cash-on-delivery). */
export const deliveriesSchema = listOf(deliverySchema).extend({
  carried: z.array(cashSchema),
  currencies: z.array(z.string()),
  /** CUP for one USD; null where the shop knows no rate. */
  rate: z.number().nullable(),
})

/** `settles` is what it pays of an order in another currency. Without it the rate of the shop counts, if there is one. */
export const collectedCashSchema = z.object({
  amount: paidAmount,
  currency: currencyCode,
  settles: paidAmount.nullish(),
})

export const deliveryReports = ['started', 'delivered', 'failed'] as const
export const deliveryReportKindSchema = explainedEnum(deliveryReports, {
  started: 'On the way',
  delivered: 'Handed over',
  failed: 'Nobody took it',
})

/**
 * What a courier reports, now or later, when the connection is back. `delivered` needs the code or a reason, `failed` a
 * reason.
 */
export const deliveryReportSchema = z
  .object({
    report: deliveryReportKindSchema,
    code: deliveryCode.nullish(),
    reason,
    /** Of `delivered`: what was scanned at the door. With other serials than were packed it needs `serialReason`. */
    serials: serialsField.nullish(),
    serialReason: reason,
    /** Of `delivered`: cash that was paid at the door. */
    collected: collectedCashSchema.nullish(),
    /** When it happened, if that was before. */
    date: z.iso.datetime().nullish(),
  })
  .refine(({ report, code, reason }) => report !== 'delivered' || Boolean(code ?? reason), {
    ...errorKey('validation.required'),
    path: ['code'],
  })
  .refine(({ report, collected }) => report === 'delivered' || !collected, {
    ...errorKey('validation.number'),
    path: ['collected'],
  })
  .refine(({ report, reason }) => report !== 'failed' || Boolean(reason), {
    ...errorKey('validation.required'),
    path: ['reason'],
  })

export type OrderStage = z.infer<typeof orderStageSchema>
export type OrderProgress = z.infer<typeof orderProgressSchema>
export type OrderDelivery = z.infer<typeof orderDeliverySchema>
export type Courier = z.infer<typeof courierSchema>
export type StepChange = z.infer<typeof stepChangeSchema>
export type CourierChoice = z.infer<typeof courierChoiceSchema>
export type Deliveries = z.infer<typeof deliveriesSchema>
export type CollectedCash = z.infer<typeof collectedCashSchema>
export type Delivery = z.infer<typeof deliverySchema>
export type DeliveryReport = z.infer<typeof deliveryReportSchema>
