import { maxCartLines } from '@tecnoclick/domain/selling/cart'
import { z } from 'zod'
import { idSchema, optionalLine } from '../../platform/wire.ts'
import { cartItemSchema, missingReasonSchema, newCartItemSchema } from '../cart/schemas.ts'

/** A decimal with two places (platform.md#money). */
const amount = z.number()

/** With a name the cart is saved, without one it is shared (selling.md#cart-links). */
export const newCartLinkSchema = z.object({
  name: optionalLine(60),
  /** Of these instead of the cart, such as what a customer asked for in a chat. */
  items: z
    .array(newCartItemSchema.required({ quantity: true }))
    .min(1)
    .max(maxCartLines)
    .optional(),
})

/** The token of a link: its id, signed. */
export const cartLinkParams = z.object({ token: z.string().regex(/^[\w-]{22}$/) })

/** A link of the account. */
export const ownCartLinkSchema = z.object({
  id: idSchema,
  /** Null: shared. */
  name: z.string().nullable(),
  /** Below the address of the shop. */
  path: z.string(),
  createdDate: z.string(),
  expiresDate: z.string(),
  currency: z.string(),
  /** Units of all lines. */
  quantity: z.number().int(),
  lines: z.array(z.object({ name: z.string(), quantity: z.number().int() })),
})

export const ownCartLinksSchema = z.object({ data: z.array(ownCartLinkSchema), total: z.number().int() })

const linkItemSchema = z.object({
  product: cartItemSchema.shape.product.pick({
    id: true,
    parentId: true,
    slug: true,
    name: true,
    image: true,
  }),
  /** Titles of the chosen options that still exist. */
  options: z.array(z.string()),
  quantity: z.number().int(),
  /** One unit today, for who reads it; null without a price. */
  price: amount.nullable(),
  /** What it cost when the link was made, if that was something else. */
  formerPrice: amount.nullable(),
  /** Units that can be had today. */
  available: z.number().int(),
  /** Why there are fewer than in the link; null if all are there. */
  missing: missingReasonSchema.nullable(),
})

/** What whoever has the link sees: goods and prices, and nothing about its owner. */
export const cartLinkSchema = z.object({
  currency: z.string(),
  expiresDate: z.string(),
  items: z.array(linkItemSchema),
  /** Of the units that can be had. */
  total: amount,
  /** Made by the account that reads it. */
  own: z.boolean(),
})

export type NewCartLink = z.infer<typeof newCartLinkSchema>
export type OwnCartLink = z.infer<typeof ownCartLinkSchema>
export type OwnCartLinks = z.infer<typeof ownCartLinksSchema>
export type CartLink = z.infer<typeof cartLinkSchema>
