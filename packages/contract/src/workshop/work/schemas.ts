import { partActs, unitsPerPart } from '@tecnoclick/domain/workshop/repair-parts'
import { longestMinutes } from '@tecnoclick/domain/workshop/repair-time'
import { z } from 'zod'
import { priceField } from '../../platform/editable-fields.ts'
import { explainedEnum } from '../../platform/explained-enum.ts'
import { serialsField } from '../../platform/serial-field.ts'
import { idSchema, line, pathId, proseOrBlank, requiredVersion } from '../../platform/wire.ts'

const count = z.number().int()

export const partActSchema = explainedEnum(partActs, {
  reserve: 'Take missing units from stock, as many as there are',
  fit: 'Fitted: the units are used',
  return: 'Not needed: reserved units go back to stock',
  unfit: 'Taken out again: fitted units go back to stock',
  forget: 'Missing units are not needed',
})

/** Units of a product that the repair needs. */
export const repairPartSchema = z.object({
  id: idSchema,
  product: z.object({ id: idSchema, name: z.string(), sku: z.string(), stock: count }),
  /** Of an accepted quote; otherwise a technician added it. */
  quoted: z.boolean(),
  quantity: count,
  reserved: count,
  /** Fitted. */
  used: count,
  /** There were not enough units. */
  missing: count,
  /** Written down before the register knew fitted units. */
  serial: z.string(),
  /** Of fitted units, in the register. */
  serials: z.array(z.string()),
  /** Its category asks for the serial of each unit that is fitted. */
  needsSerials: z.boolean(),
  version: count,
})

export const repairTimeSchema = z.object({
  id: idSchema,
  technician: z.object({ id: idSchema, name: z.string() }),
  task: z.object({ id: idSchema, name: z.string() }).nullable(),
  startedDate: z.iso.datetime(),
  /** Null while it runs. */
  endedDate: z.iso.datetime().nullable(),
  minutes: count,
  corrected: z.boolean(),
  reason: z.string().nullable(),
  version: count,
})

export const repairLoanSchema = z.object({
  id: idSchema,
  loaner: z.object({ id: idSchema, name: z.string(), serial: z.string() }),
  lentDate: z.iso.datetime(),
  dueOn: z.iso.date(),
  returnedDate: z.iso.datetime().nullable(),
  note: z.string(),
})

export const outsideJobSchema = z.object({
  id: idSchema,
  workshop: z.string(),
  sentDate: z.iso.datetime(),
  expectedOn: z.iso.date(),
  cost: z.object({ amount: z.number(), currency: z.string() }).nullable(),
  returnedDate: z.iso.datetime().nullable(),
  note: z.string(),
})

const earlierRepairSchema = z.object({
  id: idSchema,
  orderNum: z.string(),
  device: z.string(),
  completedDate: z.iso.datetime(),
  warrantyUntil: z.iso.datetime(),
})

/** What the workshop does for a repair, for staff (workshop.md#work). */
export const repairWorkSchema = z.object({
  parts: z.array(repairPartSchema),
  times: z.array(repairTimeSchema),
  /** Of the last quote. */
  plannedMinutes: count,
  usedMinutes: count,
  /** The time that the viewer has running, on this repair or another one. */
  running: z.object({ orderId: idSchema, orderNum: z.string() }).nullable(),
  loans: z.array(repairLoanSchema),
  outsideJobs: z.array(outsideJobSchema),
  /** The completed repair whose warranty this one is under. */
  repeats: z.object({ id: idSchema, orderNum: z.string() }).nullable(),
  /** Completed repairs of the customer or the device whose warranty ran when this one began. */
  earlier: z.array(earlierRepairSchema),
  /** In the currency of the price; null for those who do not see costs, without a price, and while a cost is unknown. */
  margin: z
    .object({ currency: z.string(), price: z.number(), cost: z.number(), margin: z.number() })
    .nullable(),
  /** Parts whose cost no receipt says; null for those who do not see costs. */
  unknownCosts: count.nullable(),
})

const units = count.min(1).max(unitsPerPart)

export const newPartSchema = z.object({ productId: idSchema, quantity: units })

export const movedPartSchema = z.object({
  act: partActSchema,
  quantity: units,
  /** Of what is fitted or taken out again. */
  serials: serialsField.optional(),
  version: requiredVersion,
})

export const startedTimeSchema = z.object({ labourTaskId: idSchema.nullish() })

export const correctedTimeSchema = z.object({
  minutes: count.min(0).max(longestMinutes),
  reason: line(300),
  version: requiredVersion,
})

export const newLoanSchema = z.object({ loanerId: idSchema, dueOn: z.iso.date() })

/** A device or a job that came back. */
export const cameBackSchema = z.object({ note: proseOrBlank(300).optional() })

const costOfJob = z.object({ amount: priceField, currency: line(3) })

export const newOutsideJobSchema = z.object({
  workshop: line(120),
  expectedOn: z.iso.date(),
  cost: costOfJob.nullish(),
  note: proseOrBlank(300).optional(),
})

export const endedOutsideJobSchema = cameBackSchema.extend({ cost: costOfJob.nullish() })

/** The completed repair that this one repeats; null: none. */
export const repeatedRepairSchema = z.object({ firstId: idSchema.nullable(), version: requiredVersion })

/** A product in stock that could be a part. */
export const partProductSchema = z.object({
  id: idSchema,
  name: z.string(),
  sku: z.string(),
  stock: count,
  /** Retail, in USD, MLC and CUP. */
  price: z.number(),
  priceMlc: z.number(),
  priceAlt: z.number(),
})

export const partParams = z.object({ id: pathId, partId: pathId })
export const timeParams = z.object({ id: pathId, timeId: pathId })
export const loanParams = z.object({ id: pathId, loanId: pathId })
export const jobParams = z.object({ id: pathId, jobId: pathId })

export type RepairWork = z.infer<typeof repairWorkSchema>
export type RepairPart = z.infer<typeof repairPartSchema>
export type RepairTime = z.infer<typeof repairTimeSchema>
export type RepairLoan = z.infer<typeof repairLoanSchema>
export type OutsideJob = z.infer<typeof outsideJobSchema>
export type NewPart = z.infer<typeof newPartSchema>
export type MovedPart = z.infer<typeof movedPartSchema>
export type StartedTime = z.infer<typeof startedTimeSchema>
export type CorrectedTime = z.infer<typeof correctedTimeSchema>
export type NewLoan = z.infer<typeof newLoanSchema>
export type CameBack = z.infer<typeof cameBackSchema>
export type NewOutsideJob = z.infer<typeof newOutsideJobSchema>
export type EndedOutsideJob = z.infer<typeof endedOutsideJobSchema>
export type RepeatedRepair = z.infer<typeof repeatedRepairSchema>
export type PartProduct = z.infer<typeof partProductSchema>
