import { z } from 'zod'
import { emailSchema, idSchema, line, optionalLine, prose, versionSchema } from '../../platform/wire.ts'

/** B §5; the longest message is ours. */
export const contactLengths = { name: 50, subject: 20, body: 5000 } as const

/** The form of B §5. Dates and `enable` are the server's, whatever a body says of them. */
export const contactMessageSchema = z.object({
  email: emailSchema,
  name: line(contactLengths.name),
  subject: line(contactLengths.subject),
  body: prose(contactLengths.body),
  /** No person sees this field: what fills it in is a program, and is thanked like everybody else. */
  website: optionalLine(500),
})

/** B §3. It has no id there: the visitor has no further use for one. */
export const sentMessageSchema = z.object({
  email: z.string(),
  name: z.string(),
  subject: z.string(),
  body: z.string(),
  createdDate: z.string(),
  updatedDate: z.string(),
  enable: z.boolean(),
})

/** As the staff sees it. */
export const receivedMessageSchema = sentMessageSchema.extend({
  id: idSchema,
  /** Null for visitors who were not signed in. */
  userId: idSchema.nullable(),
  readDate: z.string().nullable(),
  reply: z.string().nullable(),
  repliedDate: z.string().nullable(),
  version: z.number().int(),
})

/** `enable: false` puts a message away. */
export const messageChangeSchema = z.object({
  read: z.boolean().optional(),
  enable: z.boolean().optional(),
  version: versionSchema,
})

export const messageReplySchema = z.object({ reply: prose(contactLengths.body), version: versionSchema })

export type ContactMessage = z.infer<typeof contactMessageSchema>
export type SentMessage = z.infer<typeof sentMessageSchema>
export type ReceivedMessage = z.infer<typeof receivedMessageSchema>
export type MessageChange = z.infer<typeof messageChangeSchema>
export type MessageReply = z.infer<typeof messageReplySchema>
