import { priceTiers } from '@tecnoclick/domain/catalogue/prices'
import { deliverySteps } from '@tecnoclick/domain/delivery/delivery-steps'
import { type FieldValue, keysOf, mapFields, pick } from '@tecnoclick/domain/platform/fields'
import { orderChannels, orderEvents } from '@tecnoclick/domain/selling/order'
import {
  checkoutFields,
  lineAmounts,
  orderFields,
  shownOrderFields,
} from '@tecnoclick/domain/selling/order-fields'
import { orderStatuses } from '@tecnoclick/domain/selling/order-status'
import { z } from 'zod'
import { orderStageSchema } from '../../delivery/couriers/schemas.ts'
import { bulkIds } from '../../platform/bulk.ts'
import { explainedEnum } from '../../platform/explained-enum.ts'
import { errorKey } from '../../platform/issue-message.ts'
import { messageAuthorSchema } from '../../platform/message-author.ts'
import { inputSchema, rowSchemas } from '../../platform/own-fields.ts'
import { serialsField } from '../../platform/serial-field.ts'
import {
  choiceOf,
  emailSchema,
  idSchema,
  line,
  optionalLine,
  optionalPhone,
  optionalTransactionCode,
  paidAmount,
  prose,
  proseOrBlank,
  requiredVersion,
  versionSchema,
} from '../../platform/wire.ts'
import {
  chosenOptionsSchema,
  lineOptionSchema,
  promotionCodeSchema,
  quantitySchema,
} from '../cart/schemas.ts'
import { voucherCodeSchema } from '../credit/schemas.ts'
import { methodCodeSchema, offeredMethodSchema } from '../payments/schemas.ts'
import { transferSchema } from '../payments/transfer-schema.ts'
import { refundSchema } from '../refunds/schemas.ts'
import { otherCurrency, paymentSchema } from './payment-schemas.ts'

export const orderStatusSchema = explainedEnum(orderStatuses, {
  PENDIENTE: 'Received; the shop has not started',
  'EN PROCESO': 'The shop works on it',
  COMPLETADA: 'Handed over; final',
  CANCELADA: 'Cancelled; final',
})

export const orderChannelSchema = explainedEnum(orderChannels, {
  web: 'Placed on the site',
  mostrador: 'Sold at the counter',
  encargo: 'Entered by staff for somebody who wrote or called',
})

export const priceTierSchema = explainedEnum(priceTiers, {
  retail: 'Prices for everybody',
  wholesale: 'Prices for approved businesses',
})

export const orderEventSchema = explainedEnum(orderEvents, {
  placed: 'Placed',
  status: 'The state changed',
  answer: 'The shop answered',
  payment: 'A payment was reported or judged',
  number: 'A new number',
  edit: 'Staff changed the order',
  expired: 'Cancelled because it was not paid in time',
  reason: 'Staff gave a reason',
})

type Written<None> = {
  [Key in keyof typeof orderFields]: z.ZodOptional<
    z.ZodType<FieldValue<(typeof orderFields)[Key]> | None, FieldValue<(typeof orderFields)[Key]> | None>
  >
}

/** A decimal with two places, in the order's currency (platform.md#money). */
const amount = z.number()
const currencyCode = z.string().regex(/^[A-Z]{3}$/)

const longText = proseOrBlank(2000)

/** What the buyer and staff write. Blank and null are nothing. */
const writtenSchemas = mapFields(
  orderFields,
  (field): z.ZodType => (field.kind === 'prose' ? proseOrBlank(field.max).nullish() : inputSchema(field)),
) as Written<null>

const changedSchemas = mapFields(
  orderFields,
  (field): z.ZodType => (field.kind === 'prose' ? proseOrBlank(field.max).optional() : inputSchema(field)),
) as Written<never>

const orderedComboSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** How many were ordered. */
  quantity: z.number().int(),
  /** A service that is included. */
  service: z.object({ id: idSchema, name: z.string() }).nullable(),
})

export const orderItemSchema = z.object({
  id: idSchema,
  productId: idSchema,
  /** Name and SKU as ordered; current slug and picture, and whether it is still sold. */
  product: z.object({
    id: idSchema,
    /** Of a variant, its product, whose slug it has (catalogue.md#variants). */
    parentId: idSchema.nullable(),
    name: z.string(),
    sku: z.string(),
    slug: z.string(),
    image: z.string().nullable(),
    enable: z.boolean(),
  }),
  options: z.array(lineOptionSchema),
  /** Of a part of a combo: the combo as it was ordered (catalogue.md#combos). */
  combo: orderedComboSchema.nullable(),
  ...rowSchemas(lineAmounts),
  quantity: z.number().int(),
  /** Of its units, as far as they were scanned (selling.md#serial-numbers). */
  serials: z.array(z.string()),
})

/** Names of staff are not shown. */
const orderMessageSchema = z.object({
  id: idSchema,
  date: z.string(),
  author: messageAuthorSchema,
  text: z.string(),
})

export const newOrderMessageSchema = z.object({ text: prose(2000) })

/** Staff have seen the messages up to this one. */
export const seenMessagesSchema = z.object({ lastId: idSchema })

export const orderSchema = z.object({
  id: idSchema,
  /** 'INVALIDO' while the order has no number. */
  noSellOrden: z.string(),
  orderDate: z.string(),
  status: orderStatusSchema,
  /** Where it is while it is in process or after it; null before the first step (selling.md#preparing-and-delivering). */
  step: z.enum(deliverySteps).nullable(),
  channel: orderChannelSchema,
  currency: z.string(),
  priceTier: priceTierSchema,
  subtotal: amount,
  total: amount,
  additionalLines: z.array(z.object({ label: z.string(), total: amount })),
  items: z.array(orderItemSchema),
  ...rowSchemas(shownOrderFields),
  respuesta: z.string().nullable(),
  respondedDate: z.string().nullable(),
  /** An unpaid order is cancelled then; null if it is not. */
  expiresDate: z.string().nullable(),
  clientId: idSchema.nullable(),
  customer: z.object({
    name: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    clicode: z.string().nullable(),
    ruccode: z.string().nullable(),
  }),
  /** Who receives it or picks it up (selling.md#recipient). */
  recipient: z.object({ name: z.string(), phone: z.string().nullable() }),
  /** The latest payment; null without one. */
  payment: paymentSchema.nullable(),
  /** All of them, oldest first (selling.md#partial-payments). */
  payments: z.array(paymentSchema),
  /** The verified ones together; may exceed the total. */
  paid: amount,
  /** What is still to be paid. */
  due: amount,
  /** Money given back, oldest first. */
  refunds: z.array(refundSchema),
  /** Of a cancelled order: what was paid and not given back yet. */
  refundDue: amount,
  /** Of any other order: what was paid beyond the total and not given back. */
  excess: amount,
  /** Present for a method that has an account in this currency. */
  transfer: transferSchema.nullable(),
  /** What customer and shop wrote to each other, oldest first; the last of staff is `respuesta` too (selling.md#messages). */
  messages: z.array(orderMessageSchema),
  /** For staff: the oldest message of the customer that nobody has read. */
  unreadSince: z.string().nullable(),
  history: z.array(
    z.object({
      at: z.string(),
      event: orderEventSchema,
      status: orderStatusSchema,
      note: z.string(),
      /** Written by staff. */
      staff: z.boolean(),
    }),
  ),
  version: z.number().int(),
})

/** Lists say that something is unread, and not what. */
export const listedOrderSchema = orderSchema.omit({ messages: true })

/** `…/fulldata/{id}` returns `{data: object}` (platform.md#api-conventions). */
export const orderDataSchema = z.object({ data: orderSchema })

/**
 * selling.md#placing-an-order. A body with `additionalLines` is accepted too: only a line 'Envio' matters, and it
 * contains no accepted terms. `confirmedTotal` is what the customer was shown; it is compared, never stored.
 */
export const newOrderSchema = z
  .object({
    homeDelivery: z.boolean().optional(),
    addressId: idSchema.nullish(),
    pickupPointId: idSchema.nullish(),
    recipientName: optionalLine(200),
    recipientPhone: optionalPhone,
    ...pick(writtenSchemas, keysOf(checkoutFields)),
    paymentMethod: methodCodeSchema.nullish().catch(null),
    currency: currencyCode.optional(),
    confirmedTotal: z.number().optional(),
    /** What of the account's store credit is to pay, in the currency of the order (selling.md#store-credit). */
    credit: paidAmount.nullish(),
    termsAccepted: z.boolean().optional(),
    additionalLines: z
      .array(z.object({ label: z.string() }))
      .max(20)
      .optional(),
  })
  .refine(({ termsAccepted, additionalLines }) => termsAccepted ?? additionalLines !== undefined, {
    ...errorKey('validation.required'),
    path: ['termsAccepted'],
  })

/** Why staff did something out of the ordinary; customers do not read it. */
const staffReason = line(500)

/** The answer of staff and the next state (selling.md#order-states). Cancelling needs the answer: it is the reason. */
export const orderChangeSchema = z
  .object({
    status: orderStatusSchema.optional(),
    /** Needed to complete an order that is not paid (selling.md#completing-an-order). */
    unpaidReason: staffReason.nullish(),
    respuesta: longText.nullish(),
    ...changedSchemas,
    version: versionSchema,
  })
  .refine(({ status, respuesta }) => status !== 'CANCELADA' || Boolean(respuesta), {
    ...errorKey('validation.required'),
    path: ['respuesta'],
  })

/** The link with which an order is paid without an account, below the address of the shop. */
export const orderLinkSchema = z.object({ path: z.string() })

export const orderLinkParams = z.object({ token: z.string().regex(/^[\w-]{43}$/) })

/** What whoever has the link sees: goods and money, without addresses, codes and full names. */
export const linkedOrderSchema = orderSchema
  .pick({
    ...{ noSellOrden: true, orderDate: true, status: true, currency: true, subtotal: true, total: true },
    ...{ additionalLines: true, items: true, homeDelivery: true, pickupPoint: true, payments: true },
    ...{ paid: true, due: true, excess: true, transfer: true, expiresDate: true },
  })
  .extend({
    method: offeredMethodSchema.nullable(),
    /** For who pays in place of the buyer; null with a link that staff sent (selling.md#paid-by-family). */
    family: z
      .object({
        /** First name of who receives it. */
        recipient: z.string(),
        /** Municipality of a home delivery; empty otherwise. */
        place: z.string(),
        /** It was cancelled because nobody paid in time. */
        expired: z.boolean(),
        /** Whether the payer may still choose how to pay. */
        mayChoose: z.boolean(),
        methods: z.array(offeredMethodSchema),
      })
      .nullable(),
    /** With the link of a mail, which only shows: the order in the account. Null with the other links (selling.md#order-tickets). */
    ticket: z.object({ orderId: idSchema }).nullable(),
  })

export const revokedOrderTicketSchema = z.object({ revoked: z.boolean() })

/** One state for many orders. Cancelling needs a reason, which each customer reads as the answer. */
export const ordersChangeSchema = z
  .object({ ids: bulkIds, status: orderStatusSchema, reason: optionalLine(500) })
  .refine(({ status, reason }) => status !== 'CANCELADA' || Boolean(reason), {
    ...errorKey('validation.required'),
    path: ['reason'],
  })

/** An administrator reopens a completed order, or staff void a sale at the counter. */
export const orderReasonSchema = z.object({ reason: staffReason, version: versionSchema })

/** A part of a sale, in a method and currency of its own (selling.md#other-currencies). */
const salePartSchema = z.object({
  paymentMethod: methodCodeSchema,
  amount: paidAmount,
  ...otherCurrency,
  transactionCode: optionalTransactionCode,
})

export const counterSaleSchema = z.object({
  items: z
    .array(
      z.object({
        productId: idSchema,
        quantity: quantitySchema,
        options: chosenOptionsSchema.optional(),
        /** Off the price of the line (selling.md#discounts). */
        discountPercent: z.number().int().min(0).max(100).optional(),
      }),
    )
    .min(1)
    .max(50),
  /** Units that were scanned, by product (selling.md#serial-numbers). */
  serials: z
    .array(z.object({ productId: idSchema, serials: serialsField }))
    .max(50)
    .optional(),
  currency: currencyCode,
  priceTier: priceTierSchema,
  /** The total the buyer was told; compared, never stored. */
  confirmedTotal: z.number().optional(),
  /** Off the sum of the lines. */
  discount: paidAmount.nullish(),
  discountReason: staffReason.nullish(),
  /** Of a promotion (selling.md#promotions). */
  promotionCode: promotionCodeSchema.nullish(),
  /** The account of the buyer, who then has the order in it. */
  customerId: idSchema.nullish(),
  buyerName: optionalLine(200),
  buyerPhone: optionalPhone,
  buyerEmail: emailSchema.nullish(),
  paymentMethod: methodCodeSchema.nullish(),
  /** Needed where nothing is paid. */
  unpaidReason: staffReason.nullish(),
  transactionCode: optionalTransactionCode,
  /** Cash handed over for what `paymentMethod` pays; the receipt names it and the change. */
  received: paidAmount.nullish(),
  /** What store credit of the buyer, or of a voucher, pays first (selling.md#store-credit). */
  credit: z.object({ amount: paidAmount, voucherCode: voucherCodeSchema.nullish() }).nullish(),
  /** The change of `received` stays with the shop as credit of the buyer. */
  changeAsCredit: z.boolean().optional(),
  /** A part that is paid in another way; `paymentMethod` pays the rest (selling.md#counter-sale). */
  split: salePartSchema.nullish(),
  /** More of them. */
  splits: z.array(salePartSchema).max(4).optional(),
  /** `paymentMethod` pays in this currency: so much, as the person saw it (selling.md#other-currencies). `received` is in it too. */
  payIn: z.object({ currency: currencyCode, amount: paidAmount }).nullish(),
  /** The change of `received` in another currency, as the person saw it. */
  changeIn: z.object({ currency: currencyCode, amount: paidAmount }).nullish(),
  ...writtenSchemas,
})

/** Where staff have an order brought to that is not an address of the account. */
const typedAddressSchema = z.object({
  street: line(200),
  apartament: optionalLine(60),
  cityId: choiceOf('validation.city'),
})

/** An order that staff enter for somebody who wrote or called (selling.md#orders-for-others). */
export const takenOrderSchema = counterSaleSchema
  .pick({
    ...{ items: true, currency: true, priceTier: true, confirmedTotal: true, discount: true },
    ...{ discountReason: true, customerId: true, buyerName: true, buyerPhone: true, buyerEmail: true },
    ...{ paymentMethod: true, promotionCode: true },
  })
  .extend({
    ...writtenSchemas,
    homeDelivery: z.boolean(),
    /** Of the account; the principal one by default. */
    addressId: idSchema.nullish(),
    address: typedAddressSchema.nullish(),
    pickupPointId: idSchema.nullish(),
    recipientName: optionalLine(200),
    recipientPhone: optionalPhone,
  })
  .refine(({ customerId, buyerName }) => Boolean(customerId ?? buyerName), {
    ...errorKey('validation.required'),
    path: ['buyerName'],
  })
  // Whoever has no account cannot choose it later.
  .refine(({ customerId, paymentMethod }) => Boolean(customerId ?? paymentMethod), {
    ...errorKey('validation.required'),
    path: ['paymentMethod'],
  })

/** What staff change of an open order; its new confirmation goes to the customer (selling.md#changing-an-order). */
export const orderEditSchema = z.object({
  /** What is kept, at the price that was agreed; a line that is missing is removed. */
  lines: z.array(z.object({ id: idSchema, quantity: quantitySchema })).max(50),
  /** What is added, at today's prices. */
  items: counterSaleSchema.shape.items.min(0).optional(),
  /** Off the sum of the lines, in place of what was taken off before. */
  discount: paidAmount.nullish(),
  discountReason: staffReason.nullish(),
  /** Where it goes from now on, with the fee of today; without it nothing changes. */
  delivery: z
    .object({
      homeDelivery: z.boolean(),
      addressId: idSchema.nullish(),
      address: typedAddressSchema.nullish(),
      pickupPointId: idSchema.nullish(),
    })
    .nullish(),
  confirmedTotal: z.number().optional(),
  version: requiredVersion,
})

/** What it would cost then: nothing is stored, so no reason is asked for. */
export const quotedEditSchema = orderEditSchema.omit({
  ...{ version: true, confirmedTotal: true, discountReason: true },
})

export const editQuoteSchema = orderSchema.pick({ subtotal: true, additionalLines: true, total: true })

/** What the person at the counter may do. */
export const counterTermsSchema = z.object({ discountPercent: z.number().int() })

export const trackOrderQuery = z.object({ number: z.string().trim().min(1).max(40), email: emailSchema })

/** Nothing about the person (selling.md#track-order). */
export const trackedOrderSchema = z.object({
  noSellOrden: z.string(),
  orderDate: z.string(),
  status: orderStatusSchema,
  respuesta: z.string().nullable(),
  items: z.array(z.object({ name: z.string(), quantity: z.number().int() })),
  homeDelivery: z.boolean(),
  /** Municipality and province, or the pick-up point; empty for the shop. */
  place: z.string(),
  stages: z.array(orderStageSchema),
})

/** One per line of an order (selling.md#order-contents). */
export const orderDetailSchema = z.object({
  id: idSchema,
  sellOrderId: idSchema,
  productId: idSchema,
  productName: z.string(),
  price: amount,
  quantity: z.number().int(),
  amount,
})

/** The documented `price` and `amount` are ignored; the server computes them. */
export const newOrderDetailSchema = z.object({
  sellOrderId: idSchema,
  productId: idSchema,
  quantity: quantitySchema,
  options: chosenOptionsSchema.optional(),
})

export const orderDetailChangeSchema = z.object({ quantity: quantitySchema })

export type Order = z.infer<typeof orderSchema>
export type ListedOrder = z.infer<typeof listedOrderSchema>
export type OrderItem = z.infer<typeof orderItemSchema>
export type NewOrder = z.infer<typeof newOrderSchema>
export type OrdersChange = z.infer<typeof ordersChangeSchema>
export type OrderReason = z.infer<typeof orderReasonSchema>
export type OrderChange = z.infer<typeof orderChangeSchema>
export type LinkedOrder = z.infer<typeof linkedOrderSchema>
export type OrderLink = z.infer<typeof orderLinkSchema>
export type RevokedOrderTicket = z.infer<typeof revokedOrderTicketSchema>
export type CounterTerms = z.infer<typeof counterTermsSchema>
export type CounterSale = z.infer<typeof counterSaleSchema>
export type OrderEdit = z.infer<typeof orderEditSchema>
export type QuotedEdit = z.infer<typeof quotedEditSchema>
export type EditQuote = z.infer<typeof editQuoteSchema>
export type TakenOrder = z.infer<typeof takenOrderSchema>
export type TrackOrderQuery = z.infer<typeof trackOrderQuery>
export type TrackedOrder = z.infer<typeof trackedOrderSchema>
export type OrderDetail = z.infer<typeof orderDetailSchema>
export type NewOrderMessage = z.infer<typeof newOrderMessageSchema>
export type SeenMessages = z.infer<typeof seenMessagesSchema>
export type NewOrderDetail = z.infer<typeof newOrderDetailSchema>
export type OrderDetailChange = z.infer<typeof orderDetailChangeSchema>
