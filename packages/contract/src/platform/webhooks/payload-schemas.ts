import { deliverySteps } from '@tecnoclick/domain/delivery/delivery-steps'
import type { SentEventType } from '@tecnoclick/domain/platform/webhooks'
import { resetPlans } from '@tecnoclick/domain/resets/reset-plan'
import { orderChannels } from '@tecnoclick/domain/selling/order'
import { orderStatuses } from '@tecnoclick/domain/selling/order-status'
import { returnKinds, returnOutcomes, returnReasons } from '@tecnoclick/domain/selling/returns'
import { z } from 'zod'
import { explainedEnum } from '../explained-enum.ts'
import { idSchema } from '../wire.ts'

export const productChangeKindSchema = explainedEnum(['created', 'updated'], {
  created: 'New in the catalogue',
  updated: 'Changed',
})

export const resetSaleStatusSchema = explainedEnum(
  ['paid', 'verified', 'rejected', 'hardwareIdReceived', 'keySent'],
  {
    paid: 'The buyer reported the transfer',
    verified: 'The transfer arrived; the file can be downloaded',
    rejected: 'The transfer did not arrive',
    hardwareIdReceived: 'The buyer sent the hardware id',
    keySent: 'The key was sent',
  },
)

/**
 * What the events tell (platform.md#webhooks): facts of the moment with the names of the API, and nothing of persons beside
 * the id of their account. The triggers of migration 0027 write them; a test compares both.
 */

const orderFacts = {
  id: idSchema,
  /** 'INVALIDO' while the order has no number. */
  noSellOrden: z.string(),
  orderDate: z.iso.datetime(),
  status: z.enum(orderStatuses),
  step: z.enum(deliverySteps).nullable(),
  channel: z.enum(orderChannels),
  currency: z.string(),
  subtotal: z.number(),
  /** Delivery, and discounts with a negative total. */
  additionalLines: z.array(z.object({ label: z.string(), total: z.number() })),
  total: z.number(),
  /** The verified payments. */
  paid: z.number(),
  clientId: idSchema.nullable(),
}

/** `combo`: the name of the combo that a part was bought with. */
const item = {
  productId: idSchema,
  sku: z.string(),
  quantity: z.number().int(),
  combo: z.string().nullable(),
}

export const orderPlacedDataSchema = z.object({
  ...orderFacts,
  items: z.array(z.object({ ...item, price: z.number(), amount: z.number() })),
})

export const orderPaidDataSchema = z.object(orderFacts)

/** `previous` has what changed: the status or the step. */
export const orderStatusDataSchema = z.object({
  ...orderFacts,
  previous: z.object({
    status: z.enum(orderStatuses).optional(),
    step: z.enum(deliverySteps).nullable().optional(),
  }),
})

export const orderReturnedDataSchema = z.object({
  ...orderFacts,
  return: z.object({
    id: idSchema,
    kind: z.enum(returnKinds),
    reason: z.enum(returnReasons),
    items: z.array(z.object({ ...item, outcome: z.enum(returnOutcomes).nullable() })),
  }),
})

/** `parentId`: of a variant, its product. */
const productFacts = { id: idSchema, sku: z.string(), slug: z.string(), parentId: idSchema.nullable() }

export const productChangedDataSchema = z.object({
  ...productFacts,
  name: z.string(),
  enable: z.boolean(),
  version: z.number().int(),
  change: productChangeKindSchema,
})

/** Units that can be bought now. */
export const productStockDataSchema = z.object({
  ...productFacts,
  stock: z.number().int(),
  previous: z.object({ stock: z.number().int() }),
})

const prices = {
  price: z.number(),
  priceAlt: z.number().nullable(),
  priceMayorista: z.number().nullable(),
  priceMayoristaAlt: z.number().nullable(),
  /** Prices of their own; null: by the factor of the shop. */
  priceMlc: z.number().nullable(),
  priceMayoristaMlc: z.number().nullable(),
  compareAtPrice: z.number().nullable(),
}

export const productPriceDataSchema = z.object({ ...productFacts, ...prices, previous: z.object(prices) })

const serviceOrderFacts = {
  id: idSchema,
  orderNum: z.string(),
  status: z.enum(orderStatuses),
  serviceId: idSchema,
  brandId: idSchema,
  model: z.string(),
  customerId: idSchema.nullable(),
}

export const serviceOrderPlacedDataSchema = z.object(serviceOrderFacts)
export const serviceOrderStatusDataSchema = z.object({
  ...serviceOrderFacts,
  previous: z.object({ status: z.enum(orderStatuses) }),
})
export const serviceOrderQuoteDataSchema = z.object({
  ...serviceOrderFacts,
  quote: z.object({
    id: idSchema,
    state: z.enum(['accepted', 'rejected']),
    amount: z.number(),
    currency: z.string(),
  }),
})

export const resetSaleDataSchema = z.object({
  id: idSchema,
  resetId: idSchema,
  buyerId: idSchema,
  plan: z.enum(resetPlans),
  precio: z.number(),
  status: resetSaleStatusSchema,
})

export const customerApprovedDataSchema = z.object({ id: idSchema, clicode: z.string() })

/** The id of the webhook. */
export const webhookTestDataSchema = z.object({ id: idSchema })

export const webhookData = {
  'order.placed': orderPlacedDataSchema,
  'order.paid': orderPaidDataSchema,
  'order.status_changed': orderStatusDataSchema,
  'order.cancelled': orderStatusDataSchema,
  'order.returned': orderReturnedDataSchema,
  'product.changed': productChangedDataSchema,
  'product.stock_changed': productStockDataSchema,
  'product.price_changed': productPriceDataSchema,
  'service_order.placed': serviceOrderPlacedDataSchema,
  'service_order.status_changed': serviceOrderStatusDataSchema,
  'service_order.quote_answered': serviceOrderQuoteDataSchema,
  'reset_sale.placed': resetSaleDataSchema,
  'reset_sale.status_changed': resetSaleDataSchema,
  'customer.approved': customerApprovedDataSchema,
  'webhook.test': webhookTestDataSchema,
} as const satisfies Record<SentEventType, z.ZodType>
