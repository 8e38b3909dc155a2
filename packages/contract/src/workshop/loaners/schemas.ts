import { z } from 'zod'
import { explainedEnum } from '../../platform/explained-enum.ts'
import { idSchema, line, proseOrBlank, versionSchema } from '../../platform/wire.ts'

export const loanerStateSchema = explainedEnum(['ready', 'repair', 'retired'], {
  ready: 'It may be lent',
  repair: 'It is being repaired',
  retired: 'It is lent no more',
})

/** A device that customers use while theirs is repaired (workshop.md#loaner-devices). */
export const loanerSchema = z.object({
  id: idSchema,
  name: z.string(),
  serial: z.string(),
  state: loanerStateSchema,
  note: z.string(),
  enable: z.boolean(),
  version: z.number().int(),
})

export const newLoanerSchema = z.object({
  name: line(120),
  serial: line(80),
  state: loanerStateSchema.optional(),
  note: proseOrBlank(300).optional(),
})

export const loanerChangeSchema = newLoanerSchema
  .partial()
  .extend({ enable: z.boolean().optional(), version: versionSchema })

/** A device that a customer has now. */
export const openLoanSchema = z.object({
  id: idSchema,
  loanerId: idSchema,
  serviceOrderId: idSchema,
  orderNum: z.string(),
  lentDate: z.iso.datetime(),
  dueOn: z.iso.date(),
})

export type Loaner = z.infer<typeof loanerSchema>
export type NewLoaner = z.infer<typeof newLoanerSchema>
export type LoanerChange = z.infer<typeof loanerChangeSchema>
export type OpenLoan = z.infer<typeof openLoanSchema>
