import { deliveryModes } from '@tecnoclick/domain/delivery/zones'
import { fromWire } from '@tecnoclick/domain/platform/money'
import { z } from 'zod'
import { explainedEnum } from '../../platform/explained-enum.ts'
import { errorKey } from '../../platform/issue-message.ts'
import { choiceOf, idSchema, line, optionalPhone, versionSchema } from '../../platform/wire.ts'

export const deliveryModeSchema = explainedEnum(deliveryModes, {
  yes: 'The shop delivers there',
  no: 'The shop does not deliver there',
  arranged: 'Delivery and price are arranged by phone',
})

const amount = z.number().refine((given) => fromWire(given) !== undefined, errorKey('validation.number'))

/** Decimals with two places by currency code (platform.md#money). */
export const amountsByCurrency = z
  .record(z.string().regex(/^[A-Z]{3}$/), amount)
  .refine((given) => Object.keys(given).length <= 20)

const dayCount = z.number().int().min(0).max(90)

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
const openingHours = z.object({
  days: z.array(z.number().int().min(1).max(7)).min(1).max(7),
  opens: time,
  closes: time,
})

/** selling.md#delivery-zones */
export const deliveryZoneSchema = z.object({
  id: idSchema,
  stateId: idSchema,
  /** Null: the whole province. */
  cityId: idSchema.nullable(),
  mode: deliveryModeSchema,
  fees: z.record(z.string(), z.number()),
  minimums: z.record(z.string(), z.number()),
  daysFrom: z.number().int().nullable(),
  daysTo: z.number().int().nullable(),
  version: z.number().int(),
})

const zoneFields = z.object({
  stateId: choiceOf('validation.state'),
  cityId: choiceOf('validation.city').nullish(),
  mode: deliveryModeSchema,
  fees: amountsByCurrency.optional(),
  minimums: amountsByCurrency.optional(),
  daysFrom: dayCount.nullish(),
  daysTo: dayCount.nullish(),
})

interface Days {
  daysFrom?: number | null | undefined
  daysTo?: number | null | undefined
}

/** Both or none, in their order. */
function areDaysWhole({ daysFrom = null, daysTo = null }: Days): boolean {
  if (daysFrom === null || daysTo === null) return daysFrom === daysTo
  return daysFrom <= daysTo
}
const wholeDays = { ...errorKey('validation.number'), path: ['daysTo'] }

export const newDeliveryZoneSchema = zoneFields.refine(areDaysWhole, wholeDays)

/** The days are changed together. */
export const deliveryZoneChangeSchema = zoneFields
  .partial()
  .extend({ version: versionSchema })
  .refine(areDaysWhole, wholeDays)

export const pickupPointSchema = z.object({
  id: idSchema,
  name: z.string(),
  address: z.string(),
  phone: z.string().nullable(),
  hours: z.array(openingHours),
  position: z.number().int(),
  enable: z.boolean(),
  version: z.number().int(),
})

export const newPickupPointSchema = z.object({
  name: line(100),
  address: line(300),
  phone: optionalPhone,
  hours: z.array(openingHours).max(7).optional(),
  position: z.number().int().min(0).max(50_000).optional(),
  enable: z.boolean().optional(),
})
export const pickupPointChangeSchema = newPickupPointSchema.partial().extend({ version: versionSchema })

/** Where the shop delivers, and where orders are picked up besides the shop. */
export const deliveryOfferSchema = z.object({
  zones: z.array(deliveryZoneSchema),
  pickupPoints: z.array(pickupPointSchema),
})

export type Delivery = z.infer<typeof deliveryOfferSchema>
export type DeliveryZoneRow = z.infer<typeof deliveryZoneSchema>
export type NewDeliveryZone = z.infer<typeof newDeliveryZoneSchema>
export type DeliveryZoneChange = z.infer<typeof deliveryZoneChangeSchema>
export type PickupPoint = z.infer<typeof pickupPointSchema>
export type NewPickupPoint = z.infer<typeof newPickupPointSchema>
export type PickupPointChange = z.infer<typeof pickupPointChangeSchema>
