import { serialEvents, serialStates } from '@tecnoclick/domain/stock/serials'
import { z } from 'zod'
import { explainedEnum } from '../../platform/explained-enum.ts'
import { errorKey } from '../../platform/issue-message.ts'
import { serialsField } from '../../platform/serial-field.ts'
import { idSchema, line, requiredVersion } from '../../platform/wire.ts'

export const serialStateSchema = explainedEnum(serialStates, {
  stock: 'For sale',
  sold: 'Packed for an order',
  delivered: 'With the buyer',
  returned: 'Back in the shop, with a return that is not settled',
  defective: 'Not for sale',
  lost: 'Not found',
  fitted: 'In a device that was repaired, as a part',
})

export const serialEventSchema = explainedEnum(serialEvents, {
  received: 'Entered into the register',
  packed: 'Scanned for an order',
  unpacked: 'Taken out of an order',
  delivered: 'Handed over',
  undelivered: 'The order is open again',
  cancelled: 'The order was cancelled',
  returned: 'Came back with a return',
  restocked: 'For sale again after a return',
  scrapped: 'Not for sale after a return',
  repaired: 'Repaired under warranty',
  corrected: 'Staff set the state',
  mismatch: 'Other serials were handed over than were packed',
  fitted: 'Fitted in a repair',
  unfitted: 'Taken out of a repair again',
})

const ofOrder = z.object({
  id: idSchema,
  number: z.string(),
  lineId: idSchema,
  date: z.string(),
  status: z.string(),
  /** Empty for a closed account. */
  buyer: z.string(),
})

export const serialUnitSchema = z.object({
  id: idSchema,
  serial: z.string(),
  state: serialStateSchema,
  product: z.object({ id: idSchema, name: z.string(), sku: z.string() }),
  /** The receipt that it came with; null if it was first seen later. */
  sheetId: idSchema.nullable(),
  /** Null while it is not sold. */
  order: ofOrder.nullable(),
  /** The repair that it was fitted in. */
  repair: z.object({ id: idSchema, number: z.string() }).nullable(),
  /** Last day of the warranty in Havana; null before the order is completed and without a warranty. */
  warrantyUntil: z.iso.date().nullable(),
  createdDate: z.string(),
  version: z.number().int(),
})

export const serialHistorySchema = serialUnitSchema.extend({
  events: z.array(
    z.object({
      event: serialEventSchema,
      date: z.string(),
      /** Empty for what followed from something else. */
      by: z.string(),
      note: z.string(),
      order: z.object({ id: idSchema, number: z.string() }).nullable(),
      returned: z.object({ id: idSchema, number: z.string() }).nullable(),
      serviceOrder: z.object({ id: idSchema, number: z.string() }).nullable(),
    }),
  ),
})

/** Of a receipt of goods, or of units that the shop had before. */
export const newSerialsSchema = z.object({
  productId: idSchema,
  sheetId: idSchema.nullish(),
  serials: serialsField.min(1, errorKey('validation.required')),
})

export const enteredSerialsSchema = z.object({
  /** Of them, how many were not in the register. */
  entered: z.number().int(),
})

export const serialCorrectionSchema = z.object({
  state: serialStateSchema,
  reason: line(500),
  version: requiredVersion,
})

export type SerialUnit = z.infer<typeof serialUnitSchema>
export type SerialHistory = z.infer<typeof serialHistorySchema>
export type NewSerials = z.infer<typeof newSerialsSchema>
export type EnteredSerials = z.infer<typeof enteredSerialsSchema>
export type SerialCorrection = z.infer<typeof serialCorrectionSchema>
