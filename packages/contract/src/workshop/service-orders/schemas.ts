import { mapFields } from '@tecnoclick/domain/platform/fields'
import { fileNamePattern } from '@tecnoclick/domain/platform/files'
import { orderStatuses } from '@tecnoclick/domain/selling/order-status'
import { linesPerQuote, quoteLineKinds } from '@tecnoclick/domain/workshop/quote-lines'
import {
  deviceFields,
  receivedFields,
  serviceOrderFields,
} from '@tecnoclick/domain/workshop/service-order-fields'
import { decisionWays, photosPerRequest, recordedWays } from '@tecnoclick/domain/workshop/service-request'
import { z } from 'zod'
import { explainedEnum } from '../../platform/explained-enum.ts'
import { errorKey } from '../../platform/issue-message.ts'
import { inputSchemas, rowSchemas } from '../../platform/own-fields.ts'
import { settlementRateSchema } from '../../platform/settlement-rate.ts'
import { choiceOf, idSchema, line, optionalLine, pathId, prose, versionSchema } from '../../platform/wire.ts'
import { passedStepSchema, standingSchema } from '../repair-steps/schemas.ts'
import { intakeSchema, ticketIntakeSchema } from './intake-schemas.ts'
import { serviceMessageSchema } from './message-schemas.ts'
import { newQuoteDepositSchema, quoteDepositSchema } from './quote-schemas.ts'

export const servicePaymentKindSchema = explainedEnum(['deposit', 'payment'], {
  deposit: 'Paid in advance',
  payment: 'Paid for the repair',
})

export const quoteStateSchema = explainedEnum(['pending', 'accepted', 'rejected', 'replaced'], {
  pending: 'The customer has not answered',
  accepted: 'Accepted by the customer',
  rejected: 'Rejected by the customer',
  replaced: 'A newer quote replaced it',
})

export const decisionWaySchema = explainedEnum(decisionWays, {
  account: 'By the customer in the account',
  ticket: 'With the ticket link',
  phone: 'By phone; staff recorded it',
  counter: 'At the counter; staff recorded it',
})

export const recordedWaySchema = explainedEnum(recordedWays, { phone: 'By phone', counter: 'At the counter' })

export const quoteLineKindSchema = explainedEnum(quoteLineKinds, { part: 'A spare part', labour: 'Work' })

export const serviceEventKindSchema = explainedEnum(
  [
    'requested',
    'status',
    'answer',
    'quote',
    'accepted',
    'rejected',
    'number',
    'claimed',
    'payment',
    'refund',
    'reason',
    'step',
    'report',
  ],
  {
    requested: 'Requested',
    status: 'The state changed',
    answer: 'The workshop answered',
    quote: 'A new quote',
    accepted: 'The customer accepted the quote',
    rejected: 'The customer rejected the quote',
    number: 'A new number',
    claimed: 'The customer joined it to an account',
    payment: 'A payment was taken',
    refund: 'Money was given back',
    reason: 'Staff gave a reason',
    step: 'The repair came to another step; for staff',
    report: 'The customer reported a payment, or staff judged it',
  },
)

export const answeredQuoteSchema = explainedEnum(['accepted', 'rejected'], {
  accepted: 'Accepted by the customer',
  rejected: 'Rejected by the customer',
})

const namedSchema = z.object({ id: idSchema, name: z.string() })

export const quoteLineSchema = z.object({
  /** From 1; by it a decision names the lines that are left out. */
  position: z.number().int(),
  kind: quoteLineKindSchema,
  description: z.string(),
  quantity: z.number().int(),
  /** Of one. */
  price: z.number(),
  amount: z.number(),
  /** Of a part from stock, and of work from the price list; null for what was written. */
  productId: idSchema.nullable(),
  labourTaskId: idSchema.nullable(),
  /** The customer may leave it out. */
  optional: z.boolean(),
  /** Left out when the quote was accepted. */
  declined: z.boolean(),
})

export const quoteSchema = z.object({
  id: idSchema,
  /** Of an accepted one what was accepted. */
  amount: z.number(),
  /** What was offered; as the amount unless the customer left lines out. */
  offeredAmount: z.number(),
  currency: z.string(),
  /** Asked for when it is accepted; null without one. */
  deposit: quoteDepositSchema.nullable(),
  /** Parts and labour; those that were not left out add up to the amount. Empty for a quote of one amount. */
  lines: z.array(quoteLineSchema),
  validUntil: z.string(),
  note: z.string(),
  state: quoteStateSchema,
  decidedDate: z.string().nullable(),
  /** How the customer decided; null for old decisions. */
  decidedVia: decisionWaySchema.nullable(),
  /** The name that staff wrote down when they recorded the decision; empty otherwise. */
  decidedBy: z.string(),
})

export const serviceEventSchema = z.object({
  date: z.string(),
  event: serviceEventKindSchema,
  status: z.enum(orderStatuses),
  note: z.string(),
})

/** Money taken or given back for a repair. */
const movedMoneySchema = z.object({
  id: idSchema,
  amount: z.number(),
  currency: z.string(),
  /** Null for old deposits. */
  method: z.string().nullable(),
  transactionCode: z.string().nullable(),
  date: z.string(),
})

/** What it costs and what is paid, in one currency (workshop.md#payments). */
const chargeSchema = z.object({
  currency: z.string(),
  /** Of the quote; null without one. */
  total: z.number().nullable(),
  paid: z.number(),
  due: z.number(),
})

/** The order as lists show it (workshop.md#service-orders). `orderNum` is 'INVALIDO' until it has a number. */
export const serviceOrderSchema = z.object({
  id: idSchema,
  orderNum: z.string(),
  fecha: z.string(),
  status: z.enum(orderStatuses),
  /** Of this state. */
  step: standingSchema,
  /** Null for a device that was left at the counter and is in no account yet. */
  customerId: idSchema.nullable(),
  serviceId: idSchema,
  service: namedSchema,
  brandId: idSchema,
  brand: namedSchema,
  ...rowSchemas(serviceOrderFields),
  deposit: z.object({ amount: z.number(), currency: z.string() }).nullable(),
  /** Null until the order is completed. */
  warrantyUntil: z.string().nullable(),
  /** Left at the counter. */
  walkIn: z.boolean(),
  /** Who receives the technician, and the country; null for an address that was written as text. */
  recipient: z
    .object({ name: z.string(), lastname: z.string(), phone: z.string().nullable(), country: z.string() })
    .nullable(),
  businessId: z.number().int(),
  respuesta: z.string().nullable(),
  /** The latest quote; null without one. */
  quote: quoteSchema.nullable(),
  enable: z.boolean(),
  createdDate: z.string(),
  updatedDate: z.string(),
  version: z.number().int(),
})

/** Without an account: the name and phone given at the counter. */
const customerSchema = z.object({
  id: idSchema.nullable(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
})

/** Devices of the shop that the customer has meanwhile, until a day. */
const lentDevicesSchema = z.array(z.object({ name: z.string(), serial: z.string(), dueOn: z.iso.date() }))

export const serviceOrderDetailSchema = serviceOrderSchema.extend({
  customer: customerSchema,
  /** A repair under the warranty of a product that was bought here, at no charge. */
  underWarranty: z
    .object({
      orderId: idSchema,
      orderNumber: z.string(),
      returnId: idSchema,
      returnNumber: z.string(),
      /** Order and return are in the account of this customer too. */
      inAccount: z.boolean(),
    })
    .nullable(),
  /** The completed repair whose warranty this one is under, at no charge. */
  repeats: z.object({ id: idSchema, orderNum: z.string() }).nullable(),
  loaners: lentDevicesSchema,
  /** It is at another workshop, and the shop says so. */
  atPartner: z.boolean(),
  /** Oldest first. */
  payments: z.array(
    movedMoneySchema.extend({
      kind: servicePaymentKindSchema,
      /** What it pays of the price, in its currency. */
      settles: z.number(),
      /** Null in the currency of the price. */
      rate: settlementRateSchema,
    }),
  ),
  refunds: z.array(movedMoneySchema),
  /** Null while nothing was asked for or paid. */
  charge: chargeSchema.nullable(),
  /** Names of private files. */
  photos: z.array(z.string()),
  /** Null for a request, and for what was taken in by an earlier version. */
  intake: intakeSchema.nullable(),
  history: z.array(serviceEventSchema),
  /** What it has been through, the latest last. */
  steps: z.array(passedStepSchema),
  messages: z.array(serviceMessageSchema),
  /** Since when a message of the customer waits for staff. */
  unreadSince: z.string().nullable(),
})

/** With the customer, for the staff's board and list. */
export const staffServiceOrderSchema = serviceOrderSchema
  .pick({
    id: true,
    orderNum: true,
    fecha: true,
    status: true,
    step: true,
    service: true,
    brand: true,
    ...mapFields(deviceFields, () => true as const),
    houseservice: true,
    walkIn: true,
    version: true,
  })
  .extend({
    customer: customerSchema,
    /** Who takes care of it. */
    technician: namedSchema.nullable(),
    answered: z.boolean(),
    unreadSince: z.string().nullable(),
    quote: quoteSchema.pick({ amount: true, currency: true, state: true }).nullable(),
    /** Null without a quote. */
    charge: chargeSchema.nullable(),
    /** No quote holds, nothing but a deposit was taken, and it is not under warranty. */
    unpriced: z.boolean(),
  })

/**
 * workshop.md#service-requests. Owner, number, dates, status and business are set by the server. `address` is the text
 * of the documented body; our own client sends `addressId`.
 */
export const newServiceOrderSchema = z
  .object({
    serviceId: choiceOf('validation.required'),
    brandId: choiceOf('validation.brand'),
    ...inputSchemas(deviceFields),
    houseservice: z.boolean().optional(),
    addressId: idSchema.nullish(),
    address: optionalLine(600),
    photos: z.array(z.string().regex(fileNamePattern)).max(photosPerRequest).optional(),
  })
  .refine(({ houseservice, addressId, address }) => !houseservice || addressId || address, {
    ...errorKey('validation.address'),
    path: ['addressId'],
  })

export const newQuoteLineSchema = z.object({
  kind: quoteLineKindSchema,
  description: line(200),
  quantity: z.number().int().min(1).max(99).default(1),
  price: z.number().min(0).max(1_000_000_000),
  /** A part from stock, reserved once the quote is accepted. */
  productId: idSchema.nullish(),
  /** Work from the price list. */
  labourTaskId: idSchema.nullish(),
  optional: z.boolean().default(false),
})

/** With lines, the amount is their sum; another one is refused. */
export const newQuoteSchema = z.object({
  amount: z.number().positive().max(1_000_000_000),
  lines: z.array(newQuoteLineSchema).max(linesPerQuote).optional(),
  currency: line(3),
  validUntil: z.iso.datetime({ offset: true }),
  note: optionalLine(500),
  deposit: newQuoteDepositSchema.nullish(),
})

/** For staff. Answering a pending request sets EN PROCESO; so does `status` with a reason on a completed one. Cancelling needs the answer: it is the reason. */
export const serviceOrderChangeSchema = z
  .object({
    status: z.enum(orderStatuses).optional(),
    /** Moves it there; the state goes with it. */
    step: idSchema.optional(),
    promisedDay: z.iso.date().nullish(),
    respuesta: prose(2000).optional(),
    quote: newQuoteSchema.optional(),
    warrantyMonths: inputSchemas(receivedFields).warrantyMonths,
    /** Why a repair is completed that is not paid or has no price, or a completed one is reopened. The customer does not read it. */
    reason: line(500).nullish(),
    version: versionSchema,
  })
  .refine(({ status, respuesta }) => status !== 'CANCELADA' || Boolean(respuesta), {
    ...errorKey('validation.required'),
    path: ['respuesta'],
  })

/** Opens the ticket without an account. */
export const ticketLinkSchema = z.object({
  token: z.string(),
  path: z.string(),
  /** For the receipt of a device that is in no account yet: adds it to one, together with the phone. Staff only. */
  claimCode: z.string().nullable(),
})

/** How many links were live until now. */
export const revokedTicketsSchema = z.object({ revoked: z.number().int() })

/** What anyone with the link may see: no names and no addresses. */
export const ticketSchema = serviceOrderSchema
  .pick({
    orderNum: true,
    fecha: true,
    status: true,
    step: true,
    ...mapFields(receivedFields, () => true as const),
    respuesta: true,
    deposit: true,
    warrantyUntil: true,
  })
  .extend({
    /** Names of private files of the request. */
    photos: z.array(z.string()),
    intake: ticketIntakeSchema.nullable(),
    quote: quoteSchema.omit({ decidedBy: true }).nullable(),
    /** Made by staff for a customer with an account: it shows, and neither decides nor writes. */
    readOnly: z.boolean(),
    /** It costs nothing. */
    underWarranty: z.boolean(),
    loaners: lentDevicesSchema,
    /** It is at another workshop, and the shop says so. */
    atPartner: z.boolean(),
    /** Its customer may add it to an account, with the phone given at the counter. */
    claimable: z.boolean(),
    charge: chargeSchema.nullable(),
    messages: z.array(serviceMessageSchema),
    service: namedSchema.pick({ name: true }),
    brand: namedSchema.pick({ name: true }),
    history: z.array(serviceEventSchema),
    steps: z.array(passedStepSchema),
  })

/** The quote that the customer saw; a newer one must not be accepted unseen. */
export const quoteDecisionSchema = z.object({
  quoteId: idSchema,
  /** The positions of the optional lines that are left out of an accepted quote. */
  declined: z.array(z.number().int().min(1).max(linesPerQuote)).max(linesPerQuote).optional(),
})

/** What the customer told staff. `person` is who said it. */
export const recordedDecisionSchema = quoteDecisionSchema.extend({
  decision: answeredQuoteSchema,
  via: recordedWaySchema,
  person: line(200),
  version: versionSchema,
})

export const repairPaperSchema = explainedEnum(['receipt', 'report'], {
  receipt: 'That the device was received, with a new ticket link',
  report: 'What was done and what it cost',
})

export const repairPaperParams = z.object({ id: pathId, paper: repairPaperSchema })

export const ticketParams = z.object({ token: z.string().regex(/^[\w-]{43}$/) })

export type ServiceCharge = z.infer<typeof chargeSchema>
export type ServicePayment = ServiceOrderDetail['payments'][number]
export type ServiceRefund = ServiceOrderDetail['refunds'][number]
export type Quote = z.infer<typeof quoteSchema>
export type QuoteLine = z.infer<typeof quoteLineSchema>
export type ServiceEvent = z.infer<typeof serviceEventSchema>
export type ServiceOrder = z.infer<typeof serviceOrderSchema>
export type ServiceOrderDetail = z.infer<typeof serviceOrderDetailSchema>
export type StaffServiceOrder = z.infer<typeof staffServiceOrderSchema>
export type NewServiceOrder = z.infer<typeof newServiceOrderSchema>
export type NewQuote = z.infer<typeof newQuoteSchema>
export type ServiceOrderChange = z.infer<typeof serviceOrderChangeSchema>
export type TicketLink = z.infer<typeof ticketLinkSchema>
export type RevokedTickets = z.infer<typeof revokedTicketsSchema>
export type RepairPaper = z.infer<typeof repairPaperSchema>
export type Ticket = z.infer<typeof ticketSchema>
export type QuoteDecision = z.infer<typeof quoteDecisionSchema>
export type RecordedDecision = z.infer<typeof recordedDecisionSchema>
