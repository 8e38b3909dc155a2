import { unapprovedClientCode } from '@tecnoclick/domain/people/client-code'
import { profileFields } from '@tecnoclick/domain/people/profile-fields'
import { roles } from '@tecnoclick/domain/people/roles'
import { z } from 'zod'
import { errorKey } from '../../platform/issue-message.ts'
import { rowSchemas } from '../../platform/own-fields.ts'
import { idSchema, line, versionSchema } from '../../platform/wire.ts'

const count = z.number().int()
const profile = rowSchemas(profileFields)
const date = z.iso.datetime().nullable()

/** An account as staff see it in a list; `id` is the user's. */
export const customerSchema = z.object({
  id: idSchema,
  email: z.string(),
  role: z.enum(roles),
  name: z.string(),
  phone: profile.phone,
  clicode: z.string(),
  ruccode: profile.ruccode,
  /** Pays wholesale prices. */
  approved: z.boolean(),
  enabled: z.boolean(),
  activatedDate: date,
  lastSignInDate: date,
  /** The owner closed the account. */
  closedDate: date,
  createdDate: z.iso.datetime(),
  orders: count,
  lastOrderDate: date,
  version: count,
})

export const customerDetailSchema = customerSchema.extend({
  secondFactor: z.boolean(),
  /** Null: not connected. */
  telegram: z.object({ connectedDate: z.iso.datetime(), isBroken: z.boolean() }).nullable(),
  /** Verified by a code; null: the account gets no SMS. */
  smsPhone: z.string().nullable(),
  website: profile.website,
  photo: profile.photo,
  city: z.string().nullable(),
  state: z.string().nullable(),
  addresses: z.array(z.object({ id: idSchema, text: z.string(), phone: z.string(), principal: z.boolean() })),
  serviceOrders: count,
  resetSales: count,
  /** Orders that were not cancelled, by currency. */
  bought: z.array(z.object({ currency: z.string(), orders: count, total: z.number() })),
})

/** `clicode` approves a business, null revokes the approval; `enabled: false` ends its sessions. */
export const customerChangeSchema = z.object({
  enabled: z.boolean().optional(),
  clicode: line(30)
    .refine((code) => code.toUpperCase() !== unapprovedClientCode, errorKey('validation.plainText'))
    .nullish(),
  version: versionSchema,
})

/** Why, for the audit log: how staff made sure that it is the customer who asks. */
export const factorResetSchema = z.object({ reason: line(500) })

export type Customer = z.infer<typeof customerSchema>
export type CustomerDetail = z.infer<typeof customerDetailSchema>
export type CustomerChange = z.infer<typeof customerChangeSchema>
export type FactorReset = z.infer<typeof factorResetSchema>
