import { orderStatuses } from '@tecnoclick/domain/selling/order-status'
import { stepTurns } from '@tecnoclick/domain/workshop/repair-steps'
import { z } from 'zod'
import { explainedEnum } from '../../platform/explained-enum.ts'
import { localizedLine, localizedProse, localizedSchema } from '../../platform/localized-schema.ts'
import { idSchema, versionSchema } from '../../platform/wire.ts'

export const stepTurnSchema = explainedEnum(stepTurns, {
  workshop: 'The workshop has to do something',
  customer: 'The customer has to do something',
  supplier: 'A supplier has to send something',
})

/** Where a repair stands (workshop.md#steps). */
export const standingSchema = z.object({
  id: idSchema,
  /** Of the steps of every shop; null for those that the owner added. */
  key: z.string().nullable(),
  name: localizedSchema,
  /** What the customer reads; empty texts are shown in Spanish. */
  text: localizedSchema,
  turn: stepTurnSchema,
  since: z.string(),
  /** The day in Havana until which it should last; null where nobody can say, and of closed repairs. */
  expectedDay: z.string().nullable(),
  /** The day on which the workshop promised the device. */
  promisedDay: z.string().nullable(),
})

/** A step that a repair came to, the latest last. */
export const passedStepSchema = standingSchema
  .pick({ key: true, name: true, text: true, turn: true })
  .extend({ date: z.string() })

export const repairStepSchema = z.object({
  id: idSchema,
  key: z.string().nullable(),
  name: localizedSchema,
  text: localizedSchema,
  state: z.enum(orderStatuses),
  turn: stepTurnSchema,
  expectedDays: z.number().int().nullable(),
  /** Whether the customer gets a mail when a repair comes here. */
  notify: z.boolean(),
  position: z.number().int(),
  enable: z.boolean(),
  version: z.number().int(),
})

const editable = z.object({
  name: localizedLine(60),
  text: localizedProse(300),
  turn: stepTurnSchema,
  expectedDays: z.number().int().min(1).max(365).nullable(),
  notify: z.boolean(),
  position: z.number().int().min(0).max(50_000),
  enable: z.boolean(),
})

export const newRepairStepSchema = editable
  .partial()
  .extend({ name: editable.shape.name, state: z.enum(orderStatuses), turn: stepTurnSchema })

/** The state stays: repairs stand there. */
export const repairStepChangeSchema = editable.partial().extend({ version: versionSchema })

export type Standing = z.infer<typeof standingSchema>
export type PassedStep = z.infer<typeof passedStepSchema>
export type RepairStepRow = z.infer<typeof repairStepSchema>
export type NewRepairStep = z.infer<typeof newRepairStepSchema>
export type RepairStepChange = z.infer<typeof repairStepChangeSchema>
