import { noticeGroups } from '@tecnoclick/domain/staff/staff-notices'
import { z } from 'zod'
import { explainedEnum } from '../../platform/explained-enum.ts'
import { errorKey } from '../../platform/issue-message.ts'
import { receiverUrl } from '../../platform/webhooks/schemas.ts'
import { idSchema } from '../../platform/wire.ts'

export const noticeGroupSchema = explainedEnum(noticeGroups, {
  payments: 'Payments to verify, money to collect or to give back',
  orders: 'New orders, orders to prepare, messages about orders',
  deliveries: 'Orders in preparation, on the way, delivered or brought back',
  returns: 'Returns to answer',
  repairs: 'Repairs, their quotes, messages, parts and loaner devices',
  resets: 'Keys, payments and failures of reset files',
  people: 'Messages of the contact form, businesses to approve, reviews',
  shop: 'Mails that failed, old rates',
})

/** A full hour in Havana. */
const hour = z.number().int().min(0).max(23).nullable()
const groups = z.array(noticeGroupSchema).max(noticeGroups.length)
const choices = { byMail: groups, byTelegram: groups, byPush: groups, quietFrom: hour, quietUntil: hour }

export const pushDeviceSchema = z.object({
  id: idSchema,
  /** The beginning of the SHA-256 of its address, so that a browser knows itself. */
  fingerprint: z.string(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  createdDate: z.iso.datetime(),
  lastSentDate: z.iso.datetime().nullable(),
  /** The push service did not take the last message. */
  isFailing: z.boolean(),
})

/** How a member of staff hears of what is new in the work queue (back-office.md#notices). */
export const staffNoticesSchema = z.object({
  ...choices,
  /** Those of which the person has rows. */
  groups: z.array(noticeGroupSchema),
  /** Null: the shop has no bot. */
  bot: z.string().nullable(),
  telegram: z
    .object({
      connectedDate: z.iso.datetime(),
      /** Telegram delivers nothing any more: mails go instead until it is connected again. */
      isBroken: z.boolean(),
    })
    .nullable(),
  /** What a browser subscribes with. */
  pushKey: z.string(),
  devices: z.array(pushDeviceSchema),
})

export const staffNoticeChoicesSchema = z
  .object(choices)
  .refine(({ quietFrom, quietUntil }) => (quietFrom === null) === (quietUntil === null), {
    path: ['quietUntil'],
    ...errorKey('validation.required'),
  })

const digitsOf = (bytes: number) => Math.ceil((bytes * 4) / 3)

const base64url = (bytes: number) =>
  z
    .string()
    .max(200)
    .regex(new RegExp(`^[\\w-]{${digitsOf(bytes)}}=*$`))
    .meta({ examples: ['B'.padEnd(digitsOf(bytes), 'x')] })

/** As the browser gives it: `PushSubscription.toJSON()`. */
export const pushSubscriptionSchema = z.object({
  endpoint: receiverUrl,
  keys: z.object({ p256dh: base64url(65), auth: base64url(16) }),
})

export type StaffNotices = z.infer<typeof staffNoticesSchema>
export type StaffNoticeChoices = z.infer<typeof staffNoticeChoicesSchema>
export type PushSubscription = z.infer<typeof pushSubscriptionSchema>
export type PushDevice = z.infer<typeof pushDeviceSchema>
