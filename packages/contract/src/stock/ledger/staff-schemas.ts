import { z } from 'zod'
import { explainedEnum } from '../../platform/explained-enum.ts'
import { idSchema } from '../../platform/wire.ts'

const count = z.number().int()

/** Units reserved by a cart. */
export const reservationSchema = z.object({
  userId: idSchema,
  email: z.string(),
  name: z.string(),
  units: count,
  /** When the reservation ends. */
  until: z.iso.datetime().nullable(),
})

export const moveKinds = [
  'received',
  'adjusted',
  'reserved',
  'released',
  'sold',
  'returned',
  'restocked',
  'partReserved',
  'partReleased',
  'partUsed',
  'partReturned',
] as const
export const stockMoveKindSchema = explainedEnum(moveKinds, {
  received: 'Goods arrived',
  adjusted: 'Counted anew',
  reserved: 'Set aside for a cart',
  released: 'Given back by a cart',
  sold: 'Taken by an order',
  returned: 'Given back by a cancelled order',
  restocked: 'Given back by a return',
  partReserved: 'Set aside for a repair',
  partReleased: 'Set aside for a repair that did not need it',
  partUsed: 'Fitted in a repair',
  partReturned: 'Taken out of a repair again',
})

/** One entry of a product's ledger. */
export const stockMoveSchema = z.object({
  id: count,
  date: z.iso.datetime(),
  kind: stockMoveKindSchema,
  /** Change of the units available for sale. */
  change: count,
  /** Change of the units reserved by carts and repairs. */
  reservedChange: count,
  stockAfter: count,
  reason: z.string(),
  order: z.object({ id: idSchema, number: z.string().nullable() }).nullable(),
  repair: z.object({ id: idSchema, number: z.string().nullable() }).nullable(),
  actor: z.string().nullable(),
})

/** 'Avíseme', as staff see it. */
export const staffStockAlertSchema = z.object({
  id: idSchema,
  email: z.string(),
  /** Null: it waits for a new product with `words`. */
  product: z
    .object({ id: idSchema, name: z.string(), sku: z.string(), slug: z.string(), stock: count })
    .nullable(),
  words: z.string().nullable(),
  createdDate: z.iso.datetime(),
  notifiedDate: z.iso.datetime().nullable(),
})

export type Reservation = z.infer<typeof reservationSchema>
export type StockMove = z.infer<typeof stockMoveSchema>
export type MoveKind = (typeof moveKinds)[number]
export type StaffStockAlert = z.infer<typeof staffStockAlertSchema>
