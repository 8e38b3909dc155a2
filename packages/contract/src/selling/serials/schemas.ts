import { z } from 'zod'
import { serialField } from '../../platform/serial-field.ts'
import { idSchema, line, pathId } from '../../platform/wire.ts'

/** Serials of an order's units, line by line (selling.md#serial-numbers). */
export const orderSerialsSchema = z.object({
  lines: z.array(
    z.object({
      lineId: idSchema,
      productId: idSchema,
      name: z.string(),
      quantity: z.number().int(),
      /** By its category: without all of them the order is not packed. */
      required: z.boolean(),
      units: z.array(z.object({ id: idSchema, serial: z.string(), state: z.string() })),
    }),
  ),
  /** What couriers handed over with other serials, newest first. */
  mismatches: z.array(
    z.object({
      id: idSchema,
      date: z.string(),
      by: z.string(),
      packed: z.array(z.string()),
      scanned: z.array(z.string()),
      reason: z.string(),
      settledDate: z.string().nullable(),
      settledBy: z.string(),
      note: z.string(),
    }),
  ),
})

/** Without a line, that of the unit's product, or the only one with a place. */
export const scannedSerialSchema = z.object({ serial: serialField, lineId: idSchema.nullish() })

export const orderUnitParams = z.object({ id: pathId, unitId: pathId })

export const mismatchNoteSchema = z.object({ note: line(500) })

export type OrderSerials = z.infer<typeof orderSerialsSchema>
export type ScannedSerial = z.infer<typeof scannedSerialSchema>
export type MismatchNote = z.infer<typeof mismatchNoteSchema>
