import { z } from 'zod'
import { idSchema, line } from '../../platform/wire.ts'

export const passportParams = z.object({ token: z.string().regex(/^[\w-]{43}$/) })

const day = z.iso.date()

/** Repairs of one kind. */
const repairsSchema = z.array(z.object({ service: z.string(), count: z.number().int() }))

/** What whoever scans a device sees: nothing of persons, orders and money (selling.md#passports). */
export const passportSchema = z.object({
  model: z.string(),
  brand: z.string(),
  /** Of the product page; null if the shop does not sell it. */
  slug: z.string().nullable(),
  warranty: z.object({ holds: z.boolean(), until: day.nullable() }),
  repairs: repairsSchema,
  stolen: z.boolean(),
  /** What fits the device, as far as the shop sells it. */
  supplies: z.array(z.object({ name: z.string(), slug: z.string() })),
})

/** A device of the account. */
export const equipmentSchema = z.object({
  id: idSchema,
  model: z.string(),
  image: z.string().nullable(),
  slug: z.string().nullable(),
  serial: z.string().nullable(),
  /** The purchase, if it was this account's. */
  order: z.object({ id: idSchema, number: z.string(), date: z.string() }).nullable(),
  /** The repairs of this account. */
  serviceOrders: z.array(
    z.object({ id: idSchema, number: z.string(), service: z.string(), date: z.string() }),
  ),
  warranty: z.object({ holds: z.boolean(), until: day.nullable() }),
  stolen: z.boolean(),
  /** How many addresses of the public page work. */
  links: z.number().int(),
  /** Until when the code for a new owner can be used. */
  transferUntil: z.string().nullable(),
})

export const stolenReportSchema = z.object({ stolen: z.boolean() })

/** The address of the public page, shown once. */
export const passportLinkSchema = z.object({ path: z.string() })

/** For a print at the counter. The code is for a buyer without an account, who has no other way to own the passport. */
export const printedPassportSchema = z.object({
  path: z.string(),
  model: z.string(),
  serial: z.string().nullable(),
  code: z.string().nullable(),
})

export const transferCodeSchema = z.object({ code: z.string(), expiresDate: z.string() })

/** However it is written; a wrong one is not found. */
export const transferClaimSchema = z.object({ code: line(30) })

/** The unit of a repair. */
export const repairedUnitSchema = z.object({ unitId: idSchema })

export type Passport = z.infer<typeof passportSchema>
export type Equipment = z.infer<typeof equipmentSchema>
export type StolenReport = z.infer<typeof stolenReportSchema>
export type PassportLink = z.infer<typeof passportLinkSchema>
export type PrintedPassport = z.infer<typeof printedPassportSchema>
export type TransferCode = z.infer<typeof transferCodeSchema>
export type TransferClaim = z.infer<typeof transferClaimSchema>
export type RepairedUnit = z.infer<typeof repairedUnitSchema>
