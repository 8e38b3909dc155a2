import { channels } from '@tecnoclick/domain/platform/notices'
import { smsStates } from '@tecnoclick/domain/platform/sms-state'
import { z } from 'zod'
import { explainedEnum } from '../explained-enum.ts'
import { emailSchema, idSchema } from '../wire.ts'

export const mailStates = ['pending', 'sending', 'sent', 'failed'] as const
export const mailStateSchema = explainedEnum(mailStates, {
  pending: 'Waits to be sent',
  sending: 'Being sent',
  sent: 'Taken by the mail server',
  failed: 'Given up',
})

export const channelSchema = explainedEnum(channels, {
  mail: 'By mail',
  telegram: "By the shop's bot in Telegram",
  sms: "By the shop's phone as SMS",
})

export const smsStateSchema = explainedEnum(smsStates, {
  handing: "Being handed to the shop's phone",
  accepted: 'The phone has taken it',
  sent: 'The phone has sent it',
  delivered: 'It arrived',
  failed: 'Not sent; the message goes by the next channel',
})

/** A mail as a row of the outbox. */
export const mailSchema = z.object({
  id: idSchema,
  kind: z.string(),
  to: z.string(),
  subject: z.string(),
  state: mailStateSchema,
  /** Null until it is sent, and for mails from before there were others. */
  channel: channelSchema.nullable(),
  /** What became of its SMS; null if there is none. */
  sms: smsStateSchema.nullable(),
  attempts: z.number().int(),
  lastError: z.string().nullable(),
  createdDate: z.iso.datetime(),
  sentDate: z.iso.datetime().nullable(),
  /** Time of the next attempt; null if there is none. */
  nextAttemptDate: z.iso.datetime().nullable(),
  /** The mail this one repeats. */
  resendOf: idSchema.nullable(),
  /** The newest mail that repeats this one. */
  resentAs: idSchema.nullable(),
})

/** With what it says; codes and tokens are dots. Both bodies are empty once they were dropped (platform.md#mail). */
export const mailDetailSchema = mailSchema.extend({
  html: z.string(),
  text: z.string(),
  replyTo: z.string().nullable(),
  resendable: z.boolean(),
})

export const testMailSchema = z.object({ to: emailSchema })
export const queuedTestMailSchema = z.object({ to: z.string() })

export type MailState = (typeof mailStates)[number]
export type Mail = z.infer<typeof mailSchema>
export type MailDetail = z.infer<typeof mailDetailSchema>
export type TestMail = z.infer<typeof testMailSchema>
