import { z } from 'zod'
import { explainedEnum } from '../../platform/explained-enum.ts'
import { idSchema } from '../../platform/wire.ts'

const row = z.record(z.string(), z.unknown())
const rows = z.array(row)

/** Everything about one person (people.md#personal-data). Lists have the newest first. */
export const personalDataSchema = z.object({
  createdDate: z.iso.datetime(),
  /** Lists that are longer than what is given here. */
  incomplete: z.array(z.string()),
  account: row,
  profile: row.nullable(),
  addresses: rows,
  orders: rows,
  serviceOrders: rows,
  equipment: rows,
  resetSales: rows,
  credit: rows,
  downloads: rows,
  reviews: rows,
  cart: rows,
  cartLinks: rows,
  wishlist: rows,
  compare: rows,
  stockAlerts: rows,
  newsletter: rows,
  contactMessages: rows,
  files: rows,
  mails: rows,
  telegram: rows,
  phone: rows,
  noticeChoices: rows,
  pushDevices: rows,
  sessions: rows,
  devices: rows,
  secondFactors: rows,
  knownNetworks: rows,
  auditLog: rows,
})

const openMatterKinds = ['order', 'payment', 'return', 'serviceOrder', 'resetSale'] as const
export const openMatterSchema = explainedEnum(openMatterKinds, {
  order: 'An order under way',
  payment: 'A payment that is not verified',
  return: 'A return under way',
  serviceOrder: 'A repair under way',
  resetSale: 'A reset that is not delivered',
})

/** Why an account cannot be closed yet; without any of these it can (people.md#closing-the-account). */
export const accountClosingSchema = z.object({
  /** Staff accounts are closed by staff. */
  isStaff: z.boolean(),
  open: z.array(z.object({ kind: openMatterSchema, id: idSchema, number: z.string() })),
})

export type PersonalData = z.infer<typeof personalDataSchema>
export type Closing = z.infer<typeof accountClosingSchema>
