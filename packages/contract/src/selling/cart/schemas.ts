import { promotionRefusals } from '@tecnoclick/domain/selling/apply-promotions'
import { maxCartLines, maxChosenOptions, missingReasons } from '@tecnoclick/domain/selling/cart'
import { foldPromotionCode } from '@tecnoclick/domain/selling/promotion'
import { maxUnitsPerLine } from '@tecnoclick/domain/selling/quantity'
import { z } from 'zod'
import { explainedEnum } from '../../platform/explained-enum.ts'
import { idSchema, line, pathId } from '../../platform/wire.ts'

export const trueOrFalseSchema = explainedEnum(['true', 'false'], { true: 'Yes', false: 'No' })

/** A decimal with two places (platform.md#money). */
const amount = z.number()

export const quantitySchema = z.number().int().min(1).max(maxUnitsPerLine)

/** The chosen option value and its surcharge per unit (selling.md#cart). */
export const lineOptionSchema = z.object({
  optionId: idSchema,
  valueId: idSchema,
  optionTitle: z.string(),
  valueTitle: z.string(),
  price: amount,
})

export const cartItemSchema = z.object({
  id: idSchema,
  product: z.object({
    id: idSchema,
    /** Of a variant, its product, whose slug it has (catalogue.md#variants). */
    parentId: idSchema.nullable(),
    slug: z.string(),
    name: z.string(),
    sku: z.string(),
    image: z.string().nullable(),
    /** What a combo contains, per unit of it (catalogue.md#combos). */
    parts: z.array(z.object({ name: z.string(), quantity: z.number().int() })).optional(),
    /** Units available in addition to this line; 0 if the product is no longer sold. */
    stock: z.number().int(),
  }),
  options: z.array(lineOptionSchema),
  /** Unit price with options; null without a price ('Consultar precio'): the cart cannot be ordered in this currency. */
  price: amount.nullable(),
  /** 0 without a price. */
  total: amount,
  quantity: z.number().int(),
  /** False: 'Sin reserva' (selling.md#reservations). */
  reserved: z.boolean(),
})

export const promotionRefusalSchema = explainedEnum(promotionRefusals, {
  unknown: 'No promotion has this code',
  stopped: 'The shop has stopped it',
  coming: 'It has not begun',
  ended: 'It is over',
  usedUp: 'It was used as often as it may be',
  usedByCustomer: 'This customer used it as often as they may',
  customer: 'It is for other customers, or needs an account',
  priceTier: 'It is for the other price tier',
  firstOrder: 'It is for the first order',
  currency: 'It is not valid in this currency',
  products: 'None of the products is part of it',
  minimum: 'The products that count cost less than its minimum',
  units: 'There are too few units',
  paymentMethod: 'It is for other payment methods',
  delivery: 'Delivery costs nothing, or the order is picked up',
  gift: 'The gift is not in the cart',
  notCombined: 'It does not combine with another one',
})

/** Folded to capitals without blanks. */
export const promotionCodeSchema = line(40)
  .transform(foldPromotionCode)
  .pipe(z.string().regex(/^[A-Z0-9-]{3,20}$/))

/** A promotion that does not apply, and why. */
export const refusedPromotionSchema = z.object({
  label: z.string(),
  code: z.string().nullable(),
  reason: promotionRefusalSchema,
  /** What the products that count must cost together. */
  minimum: amount.nullable(),
  /** The product that would be free. */
  gift: z.object({ id: idSchema, name: z.string(), slug: z.string() }).nullable(),
})

/** What promotions take off with one way of delivery and payment; not listed where it is nothing. */
export const cartDiscountsSchema = z.object({
  paymentMethod: z.string().nullable(),
  /** Home delivery for a fee. */
  delivered: z.boolean(),
  lines: z.array(z.object({ title: z.string(), price: amount })),
  /** The line that takes off the fee as well, if there is one. */
  freeDelivery: z.string().nullable(),
})

/** selling.md#cart. Amounts are in `currency`. */
export const cartSchema = z.object({
  lastItemId: z.number().int(),
  quantity: z.number().int(),
  subtotal: amount,
  extraLines: z.array(z.object({ title: z.string(), price: amount })),
  total: amount,
  currency: z.string(),
  /** When the reservation ends; every change of the cart restarts it. Null without reserved units. */
  reservedUntil: z.string().nullable(),
  items: z.array(cartItemSchema),
  /** The code that was entered (selling.md#promotions). */
  promotionCode: z.string().nullable(),
  /** Why it takes nothing off, and gifts that are not in the cart. */
  refusedPromotions: z.array(refusedPromotionSchema),
  /** With `choices` alone. */
  discounts: z.array(cartDiscountsSchema).optional(),
})

const currencyCode = z.string().regex(/^[A-Z]{3}$/)

/** `currency` defaults to the visitor's cookie. */
export const cartQuery = z.object({ currency: currencyCode.optional() })

/** `homeDelivery` adds the line 'Envio' of the chosen address, the principal one by default. */
export const readCartQuery = cartQuery.extend({
  homeDelivery: trueOrFalseSchema.optional(),
  addressId: pathId.optional(),
  /** Also what promotions take off with each payment method, delivered and picked up. */
  choices: trueOrFalseSchema.optional(),
})

export const chosenOptionsSchema = z
  .array(z.object({ optionId: idSchema, valueId: idSchema }))
  .max(maxChosenOptions)

export const newCartItemSchema = z.object({
  productId: idSchema,
  quantity: quantitySchema.optional(),
  options: chosenOptionsSchema.optional(),
})

/** Several products at once, such as the lines of an earlier order. */
export const newCartItemsSchema = z.object({ items: z.array(newCartItemSchema).min(1).max(maxCartLines) })

export const missingReasonSchema = explainedEnum(missingReasons, {
  notSold: 'No longer sold',
  noPrice: 'No price in this currency',
  otherOptions: 'Its options are no longer offered, or one has to be chosen',
  outOfStock: 'Too few units in stock',
  unpaidLimit: 'The account reserves as much of it as it may',
  cartFull: 'The cart has as many lines or units as it may',
})

export const filledCartSchema = z.object({
  cart: cartSchema,
  /** What could not be added, or with fewer units; empty if everything is in the cart. */
  missing: z.array(
    z.object({
      /** The item's place in the request. */
      index: z.number().int(),
      productId: idSchema,
      /** Units that were asked for. */
      quantity: z.number().int(),
      /** Units that were added. */
      added: z.number().int(),
      reason: missingReasonSchema,
    }),
  ),
})

export const cartItemChangeSchema = z.object({ quantity: quantitySchema })

/** The update button. Lines that are not listed stay unchanged. */
export const cartChangeSchema = z.object({
  items: z.array(z.object({ id: idSchema, quantity: quantitySchema })).max(maxCartLines),
})

export const cartCodeSchema = z.object({ code: promotionCodeSchema })

export type LineOption = z.infer<typeof lineOptionSchema>
export type CartItem = z.infer<typeof cartItemSchema>
export type Cart = z.infer<typeof cartSchema>
export type CartQuery = z.infer<typeof cartQuery>
export type ReadCartQuery = z.infer<typeof readCartQuery>
export type NewCartItem = z.infer<typeof newCartItemSchema>
export type NewCartItems = z.infer<typeof newCartItemsSchema>
export type FilledCart = z.infer<typeof filledCartSchema>
export type MissingItem = FilledCart['missing'][number]
export type CartItemChange = z.infer<typeof cartItemChangeSchema>
export type CartDiscounts = z.infer<typeof cartDiscountsSchema>
export type RefusedPromotion = z.infer<typeof refusedPromotionSchema>
export type CartCode = z.infer<typeof cartCodeSchema>
export type CartChange = z.infer<typeof cartChangeSchema>
