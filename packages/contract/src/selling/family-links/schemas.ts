import { familyLinkStates } from '@tecnoclick/domain/selling/family-link'
import { z } from 'zod'
import { explainedEnum } from '../../platform/explained-enum.ts'

export const familyLinkStateSchema = explainedEnum(familyLinkStates, {
  open: 'Nobody has reported a payment',
  reported: 'Somebody reported a payment',
  paid: 'The order is paid in full with verified money',
  closed: 'The order was cancelled, or completed unpaid',
  revoked: 'Its owner or staff withdrew it',
})

const familyLinkSchema = z.object({
  state: familyLinkStateSchema,
  /** Below the address of the shop; staff do not get it, nor anybody once it was withdrawn. */
  path: z.string().nullable(),
  createdDate: z.string(),
  /** Until when goods and prices are kept unpaid; null if they are for now. */
  expiresDate: z.string().nullable(),
  /** As the payer said. */
  payerName: z.string().nullable(),
  reportedDate: z.string().nullable(),
})

export const orderFamilyLinkSchema = z.object({
  /** The newest; null without one. */
  link: familyLinkSchema.nullable(),
  /** Something is still to be paid, and no link is open. */
  mayMake: z.boolean(),
})

export type FamilyLink = z.infer<typeof familyLinkSchema>
export type OrderFamilyLink = z.infer<typeof orderFamilyLinkSchema>
