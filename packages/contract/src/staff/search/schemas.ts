import { z } from 'zod'
import { explainedEnum } from '../../platform/explained-enum.ts'
import { idSchema } from '../../platform/wire.ts'

/** What the office's search finds, in the order shown. */
export const foundKinds = [
  'order',
  'return',
  'serviceOrder',
  'customer',
  'product',
  'unit',
  'serial',
  'payment',
  'mail',
] as const
export const foundKindSchema = explainedEnum(foundKinds, {
  order: 'An order',
  return: 'A return',
  serviceOrder: 'A repair',
  customer: 'A customer',
  product: 'A product',
  unit: 'A unit with a serial number',
  serial: 'A hardware id of a reset',
  payment: 'A payment',
  mail: 'A mail',
})

export const foundSchema = z.object({
  kind: foundKindSchema,
  /** The record to open: a payment has the id of its order, a serial number that of its sale. */
  id: idSchema,
  title: z.string(),
  text: z.string(),
})

/** A few of each kind that the person may read; `total` is how many are in the answer. */
export const officeSearchQuery = z.object({ q: z.string().trim().min(2).max(100) })

export type Found = z.infer<typeof foundSchema>
export type FoundKind = Found['kind']
