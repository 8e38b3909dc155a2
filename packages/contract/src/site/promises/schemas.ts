import { z } from 'zod'
import { explainedEnum } from '../../platform/explained-enum.ts'
import { idSchema, line, optionalLine, versionSchema } from '../../platform/wire.ts'
import { positionSchema } from '../content/schemas.ts'

export const promiseIcons = ['truck', 'headset', 'percent', 'shield'] as const
export type PromiseIcon = (typeof promiseIcons)[number]
export const promiseIconSchema = explainedEnum(promiseIcons, {
  truck: 'A truck',
  headset: 'A headset',
  percent: 'A per cent sign',
  shield: 'A shield',
})

/** Texts as staff wrote them, with placeholders (site.md#placeholders). */
export const promiseSchema = z.object({
  id: idSchema,
  icon: promiseIconSchema,
  title: z.string(),
  text: z.string(),
})
export const editablePromiseSchema = promiseSchema.extend({
  position: z.number(),
  enable: z.boolean(),
  version: z.number().int(),
})
export const newPromiseSchema = z.object({
  icon: promiseIconSchema,
  title: line(80),
  text: optionalLine(160),
  position: positionSchema.optional(),
  enable: z.boolean().optional(),
})
export const promiseChangeSchema = newPromiseSchema.partial().extend({ version: versionSchema })

export type ShopPromise = z.infer<typeof promiseSchema>
export type EditablePromise = z.infer<typeof editablePromiseSchema>
export type NewPromise = z.infer<typeof newPromiseSchema>
export type PromiseChange = z.infer<typeof promiseChangeSchema>
