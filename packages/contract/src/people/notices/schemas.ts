import { fallbacks } from '@tecnoclick/domain/platform/notices'
import { z } from 'zod'
import { explainedEnum } from '../../platform/explained-enum.ts'
import { errorKey } from '../../platform/issue-message.ts'
import { channelSchema } from '../../platform/mail/schemas.ts'

/** A full hour in Havana. */
const hour = z.number().int().min(0).max(23)

/** What is not connected goes by mail all the same. */
const channelsSchema = z.object({
  /** An order, its steps and returns. */
  orders: channelSchema,
  /** Payments, money given back, store credit. */
  payments: channelSchema,
  /** A repair, its quote and messages. */
  repairs: channelSchema,
  /** A reset file, its payment and its key. */
  resets: channelSchema,
  /** What the customer asked to hear of, such as a product that is back. */
  news: channelSchema,
})

const remindersSchema = z.object({
  /** A forgotten cart; null: not asked yet, which is no. */
  carts: z.boolean().nullable(),
  /** A review of what was delivered. */
  reviews: z.boolean(),
})

/** What is named changes; the other stays. */
export const reminderChoicesSchema = z.object({
  carts: z.boolean().optional(),
  reviews: z.boolean().optional(),
})

export const fallbackSchema = explainedEnum(fallbacks, {
  'mail-sms': 'By mail, and by SMS where mail is refused too',
  'sms-mail': 'By SMS, and by mail where that fails too',
  mail: 'By mail alone',
})

/** How an account gets messages (platform.md#channels). */
export const noticesSchema = z.object({
  /** Null: the shop has no bot. */
  bot: z.string().nullable(),
  telegram: z
    .object({
      connectedDate: z.iso.datetime(),
      /** Telegram delivers nothing any more: mails go instead until it is connected again. */
      isBroken: z.boolean(),
    })
    .nullable(),
  /** The shop sends SMS. */
  hasSms: z.boolean(),
  /** Verified by a code; null: none. */
  phone: z.string().nullable(),
  /** Somebody has shown that they read the account's mailbox. Until then no phone can be verified. */
  isMailboxProven: z.boolean(),
  channels: channelsSchema,
  fallback: fallbackSchema,
  quietFrom: hour.nullable(),
  quietUntil: hour.nullable(),
  reminders: remindersSchema,
  /** Which of them the shop sends. */
  offered: z.object({ carts: z.boolean(), reviews: z.boolean() }),
})

export const noticeChoicesSchema = z
  .object({
    channels: channelsSchema,
    /** What is tried where the chosen channel fails. Left out: as it was. */
    fallback: fallbackSchema.optional(),
    quietFrom: hour.nullable(),
    quietUntil: hour.nullable(),
  })
  .refine(({ quietFrom, quietUntil }) => (quietFrom === null) === (quietUntil === null), {
    path: ['quietUntil'],
    ...errorKey('validation.required'),
  })

/** Connects the chat that sends it, once, within fifteen minutes. */
export const telegramCodeSchema = z.object({
  /** Null: it was sent by mail, because nobody has shown yet that they read the account's mailbox. */
  code: z.string().nullable(),
  /** Opens the bot with the code. */
  url: z.url().nullable(),
  bot: z.string(),
  expiresDate: z.iso.datetime(),
})

/** The shop's bot as staff see it; its token is never shown. */
export const telegramBotSchema = z.object({
  bot: z.string().nullable(),
  /** Telegram refuses the token. */
  isRefused: z.boolean(),
  lastMessageDate: z.iso.datetime().nullable(),
  /** Accounts that have connected it. */
  linked: z.number().int(),
})

/** As BotFather gives it; null disconnects the bot. */
export const telegramBotChangeSchema = z.object({
  token: z
    .string()
    .trim()
    .max(100)
    .refine((token) => /^\d{5,16}:[\w-]{30,60}$/.test(token), errorKey('validation.plainText'))
    .nullable(),
})

export const testedTelegramBotSchema = z.object({ bot: z.string() })

export type Notices = z.infer<typeof noticesSchema>
export type ReminderChoices = z.infer<typeof reminderChoicesSchema>
export type NoticeChoices = z.infer<typeof noticeChoicesSchema>
export type TelegramCode = z.infer<typeof telegramCodeSchema>
export type TelegramBot = z.infer<typeof telegramBotSchema>
export type TelegramBotChange = z.infer<typeof telegramBotChangeSchema>
