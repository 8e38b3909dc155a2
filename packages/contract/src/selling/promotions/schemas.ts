import { rewardKinds } from '@tecnoclick/domain/selling/promotion'
import { z } from 'zod'
import { amountsByCurrency } from '../../delivery/zones/schemas.ts'
import { explainedEnum } from '../../platform/explained-enum.ts'
import { idSchema, line, versionSchema } from '../../platform/wire.ts'
import { promotionCodeSchema, refusedPromotionSchema } from '../cart/schemas.ts'
import { counterSaleSchema, priceTierSchema } from '../orders/schemas.ts'
import { methodCodeSchema } from '../payments/schemas.ts'

export const rewardKindSchema = explainedEnum(rewardKinds, {
  percent: '`percent` off each product that counts',
  amount: 'An amount of the currency, shared over the products that count',
  freeDelivery: 'No fee for home delivery',
  nForM: 'Of every `take` units the cheapest are free, `pay` are paid',
  gift: '`giftUnits` units of `giftProductId` in the cart are free',
})

export const promotionPhases = ['off', 'coming', 'running', 'over'] as const
export const promotionPhaseSchema = explainedEnum(promotionPhases, {
  off: 'Switched off',
  coming: 'Begins later',
  running: 'Applies now',
  over: 'Its last moment has passed',
})

const ids = z.array(idSchema).max(500)
const moment = z.iso.datetime({ offset: true })
const count = z.number().int().min(1).max(1_000_000)

/** selling.md#promotions. What belongs to another kind is ignored. */
const fields = {
  /** Customers read it where there is no code. */
  name: line(40),
  code: promotionCodeSchema.nullish(),
  active: z.boolean().optional(),
  startsDate: moment.nullish(),
  endsDate: moment.nullish(),
  priority: z.number().int().min(0).max(1000).optional(),
  combines: z.boolean().optional(),
  kind: rewardKindSchema,
  percent: z.number().int().min(1).max(100).nullish(),
  amounts: amountsByCurrency.optional(),
  take: z.number().int().min(2).max(99).nullish(),
  pay: z.number().int().min(1).max(98).nullish(),
  giftProductId: idSchema.nullish(),
  giftUnits: z.number().int().min(1).max(99).nullish(),
  /** What the products that count must cost together. */
  minimums: amountsByCurrency.optional(),
  productIds: ids.optional(),
  /** With the categories below; together with `brandIds` both must hold. */
  categoryIds: ids.optional(),
  brandIds: ids.optional(),
  customerIds: ids.optional(),
  priceTier: priceTierSchema.nullish(),
  firstOrder: z.boolean().optional(),
  /** Whoever pays electronically never pays more: what cash or a check gets, all other methods must get. */
  paymentMethods: z.array(methodCodeSchema).max(20).optional(),
  maxUses: count.nullish(),
  maxUsesPerCustomer: count.nullish(),
}

export const newPromotionSchema = z.object(fields)

/** The whole promotion as it is from now on. */
export const promotionChangeSchema = z.object({ ...fields, version: versionSchema })

const amounts = z.record(z.string(), z.number())

export const promotionSchema = z.object({
  id: idSchema,
  name: z.string(),
  code: z.string().nullable(),
  active: z.boolean(),
  phase: promotionPhaseSchema,
  startsDate: z.string().nullable(),
  endsDate: z.string().nullable(),
  priority: z.number().int(),
  combines: z.boolean(),
  kind: rewardKindSchema,
  percent: z.number().int().nullable(),
  amounts,
  take: z.number().int().nullable(),
  pay: z.number().int().nullable(),
  giftProductId: idSchema.nullable(),
  giftUnits: z.number().int().nullable(),
  minimums: amounts,
  productIds: z.array(idSchema),
  categoryIds: z.array(idSchema),
  brandIds: z.array(idSchema),
  customerIds: z.array(idSchema),
  priceTier: priceTierSchema.nullable(),
  firstOrder: z.boolean(),
  paymentMethods: z.array(z.string()),
  maxUses: z.number().int().nullable(),
  maxUsesPerCustomer: z.number().int().nullable(),
  /** Without cancelled orders. */
  uses: z.number().int(),
  /** Struck on cards and in lists: everybody gets it by itself. */
  shownOnCards: z.boolean(),
  version: z.number().int(),
})

export const promotionUseSchema = z.object({
  orderId: idSchema,
  noSellOrden: z.string(),
  customer: z.string(),
  usedDate: z.string(),
  currency: z.string(),
  /** Taken off, delivery included. */
  discount: z.number(),
  total: z.number(),
  /** The order was cancelled and gave the use back. */
  released: z.boolean(),
})

/** The newest uses, and what all orders with them brought. */
export const promotionUsesSchema = z.object({
  data: z.array(promotionUseSchema),
  total: z.number().int(),
  sums: z.array(
    z.object({
      currency: z.string(),
      orders: z.number().int(),
      discount: z.number(),
      revenue: z.number(),
    }),
  ),
})

const quoted = counterSaleSchema.pick({
  ...{ items: true, currency: true, priceTier: true, discount: true },
  ...{ promotionCode: true, customerId: true, paymentMethod: true },
})

/** What a sale by staff would cost (selling.md#promotions). */
export const saleQuoteRequestSchema = quoted.extend({
  /** The fee of home delivery. */
  fee: z.number().min(0).max(1_000_000_000).optional(),
})

/** A promotion that need not be stored, on the cart of a customer or on lines. */
export const promotionPreviewSchema = z.object({
  promotion: newPromotionSchema,
  /** The cart of this customer, without `items`. */
  customerId: idSchema.nullish(),
  // `min(0)` would be one more check beside that of a sale, which has a line.
  items: z.array(quoted.shape.items.element).max(50).optional(),
  currency: quoted.shape.currency,
  priceTier: priceTierSchema.optional(),
  paymentMethod: methodCodeSchema.nullish(),
  fee: z.number().min(0).max(1_000_000_000).optional(),
})

export const saleQuoteSchema = z.object({
  subtotal: z.number(),
  additionalLines: z.array(z.object({ label: z.string(), total: z.number() })),
  total: z.number(),
  lines: z.array(
    z.object({
      productId: idSchema,
      name: z.string(),
      quantity: z.number().int(),
      amount: z.number(),
      /** The part of the line of what promotions take off. */
      discount: z.number(),
    }),
  ),
  refused: z.array(refusedPromotionSchema),
})

export type NewPromotion = z.infer<typeof newPromotionSchema>
export type PromotionChange = z.infer<typeof promotionChangeSchema>
export type PromotionRow = z.infer<typeof promotionSchema>
export type PromotionUses = z.infer<typeof promotionUsesSchema>
export type SaleQuoteRequest = z.infer<typeof saleQuoteRequestSchema>
export type PromotionPreview = z.infer<typeof promotionPreviewSchema>
export type SaleQuote = z.infer<typeof saleQuoteSchema>
