import { z } from 'zod'
import { channelSchema, mailStates, smsStateSchema } from '../../platform/mail/schemas.ts'
import { idSchema, pathId, prose } from '../../platform/wire.ts'

/** Somebody of the staff, by the name colleagues know. */
export const colleagueSchema = z.object({ id: idSchema, name: z.string() })

export const staffNoteSchema = z.object({
  id: idSchema,
  text: z.string(),
  author: colleagueSchema,
  date: z.string(),
})

/** An entry of the history with the name of the member of staff. */
export const deskEventSchema = z.object({
  at: z.string(),
  event: z.string(),
  status: z.string(),
  note: z.string(),
  /** Null for the customer, and for what the shop did by itself. */
  by: z.string().nullable(),
  /** Done by somebody, who is the customer if nobody of the staff is named. */
  byPerson: z.boolean(),
})

/** What staff know of a record and customers never see (back-office.md#colleagues). */
export const deskSchema = z.object({
  assignee: colleagueSchema.nullable(),
  /** Oldest first. */
  notes: z.array(staffNoteSchema),
  history: z.array(deskEventSchema),
})

/** A message that staff send by WhatsApp with a tap, and who sent one before, the newest first. */
export const whatsappNoticeSchema = z.object({
  /** Of the last event, in the language of its reader where that is known. */
  text: z.string(),
  language: z.string(),
  sent: z.array(z.object({ date: z.string(), by: z.string().nullable() })),
})

/** Null: whoever has time. */
export const assigneeChoiceSchema = z.object({ staffId: idSchema.nullable() })

export const newStaffNoteSchema = z.object({ text: prose(2000) })

export const noteParams = z.object({
  id: pathId,
  noteId: pathId,
})

/** A mail about an order, without its words. */
export const orderMailSchema = z.object({
  id: idSchema,
  kind: z.string(),
  to: z.string(),
  subject: z.string(),
  state: z.enum(mailStates),
  /** By which it went; null until it is sent. */
  channel: channelSchema.nullable(),
  /** What became of its SMS; null if there is none. */
  sms: smsStateSchema.nullable(),
  lastError: z.string().nullable(),
  createdDate: z.string(),
  sentDate: z.string().nullable(),
  /** It repeats another mail. */
  isRepeat: z.boolean(),
  resendable: z.boolean(),
})

export const mailParams = z.object({
  id: pathId,
  mailId: pathId,
})

export type Colleague = z.infer<typeof colleagueSchema>
export type StaffNote = z.infer<typeof staffNoteSchema>
export type DeskEvent = z.infer<typeof deskEventSchema>
export type WhatsappNotice = z.infer<typeof whatsappNoticeSchema>
export type Desk = z.infer<typeof deskSchema>
export type AssigneeChoice = z.infer<typeof assigneeChoiceSchema>
export type NewStaffNote = z.infer<typeof newStaffNoteSchema>
export type OrderMail = z.infer<typeof orderMailSchema>
