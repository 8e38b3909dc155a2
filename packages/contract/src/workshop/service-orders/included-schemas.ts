import { orderStatuses } from '@tecnoclick/domain/selling/order-status'
import { z } from 'zod'
import { idSchema } from '../../platform/wire.ts'

/** A service that a combo of an order includes (catalogue.md#combos). */
export const includedServiceSchema = z.object({
  service: z.object({ id: idSchema, name: z.string() }),
  /** The name of the combo, and how many were ordered. */
  combo: z.string(),
  quantity: z.number().int(),
  /** Null until staff open it. */
  serviceOrder: z
    .object({ id: idSchema, number: z.string().nullable(), status: z.enum(orderStatuses) })
    .nullable(),
})

export const openedServiceSchema = z.object({ serviceId: idSchema })

export type IncludedService = z.infer<typeof includedServiceSchema>
export type OpenedService = z.infer<typeof openedServiceSchema>
