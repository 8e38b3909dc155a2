import { unknownFields } from '@tecnoclick/domain/staff/reply-template'
import { z } from 'zod'
import { errorKey } from '../../platform/issue-message.ts'
import { idSchema, line, prose, versionSchema } from '../../platform/wire.ts'

export const replyTemplateSchema = z.object({
  id: idSchema,
  name: z.string(),
  body: z.string(),
  position: z.number(),
  enable: z.boolean(),
  version: z.number().int(),
})

export const newReplyTemplateSchema = z.object({
  name: line(80),
  /** A word between braces that is no field would reach the customer as it is. */
  body: prose(2000).refine((body) => unknownFields(body).length === 0, errorKey('validation.plainText')),
  position: z.number().int().min(0).max(50_000).optional(),
  enable: z.boolean().optional(),
})

export const replyTemplateChangeSchema = newReplyTemplateSchema.partial().extend({ version: versionSchema })

export type ReplyTemplate = z.infer<typeof replyTemplateSchema>
export type NewReplyTemplate = z.infer<typeof newReplyTemplateSchema>
export type ReplyTemplateChange = z.infer<typeof replyTemplateChangeSchema>
