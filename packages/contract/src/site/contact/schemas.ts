import { z } from 'zod'
import { emailSchema, idSchema, line, optionalLine, prose, versionSchema } from '../../platform/wire.ts'

/** site.md#contact */
export const contactLengths = { name: 50, subject: 20, body: 5000 } as const

/** The contact form (site.md#contact). Dates and `enable` are set by the server. */
export const contactMessageSchema = z.object({
  email: emailSchema,
  name: line(contactLengths.name),
  subject: line(contactLengths.subject),
  body: prose(contactLengths.body),
  /** Honeypot: hidden from people. A bot that fills it in gets the usual response. */
  website: optionalLine(500),
})

/** site.md#contact. Without an id: the visitor has no use for one. */
export const sentMessageSchema = z.object({
  email: z.string(),
  name: z.string(),
  subject: z.string(),
  body: z.string(),
  createdDate: z.string(),
  updatedDate: z.string(),
  enable: z.boolean(),
})

/** As staff see it. */
export const receivedMessageSchema = sentMessageSchema.extend({
  id: idSchema,
  /** Null for visitors who were not signed in. */
  userId: idSchema.nullable(),
  readDate: z.string().nullable(),
  /** Answered, or settled in another way; null while it waits. */
  handledDate: z.string().nullable(),
  reply: z.string().nullable(),
  repliedDate: z.string().nullable(),
  version: z.number().int(),
})

/** `handled` settles it without a mail, or puts it back; `enable: false` archives it. */
export const messageChangeSchema = z.object({
  read: z.boolean().optional(),
  handled: z.boolean().optional(),
  enable: z.boolean().optional(),
  version: versionSchema,
})

export const messageReplySchema = z.object({ reply: prose(contactLengths.body), version: versionSchema })

export type ContactMessage = z.infer<typeof contactMessageSchema>
export type SentMessage = z.infer<typeof sentMessageSchema>
export type ReceivedMessage = z.infer<typeof receivedMessageSchema>
export type MessageChange = z.infer<typeof messageChangeSchema>
export type MessageReply = z.infer<typeof messageReplySchema>
