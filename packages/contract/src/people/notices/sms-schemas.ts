import { fromWire } from '@tecnoclick/domain/platform/money'
import { smsNumber } from '@tecnoclick/domain/platform/phone'
import { z } from 'zod'
import { errorKey } from '../../platform/issue-message.ts'
import { line, requiredPhone } from '../../platform/wire.ts'

/** SMS go to Cuban mobiles alone: `+5355550101`. */
const mobile = requiredPhone.transform((phone, context) => {
  const number = smsNumber(phone)
  if (number) return number
  context.issues.push({ code: 'custom', message: 'validation.phone', input: phone })
  return z.NEVER
})

export const phoneCodeRequestSchema = z.object({ phone: mobile })
export const sentPhoneCodeSchema = z.object({ phone: z.string(), expiresDate: z.iso.datetime() })
export const phoneCodeSchema = z.object({
  code: z
    .string(errorKey('validation.required'))
    .trim()
    .regex(/^\d{6}$/, errorKey('validation.resetKey')),
})

/** Where the app listens, without a slash at its end. No user in it: that has its own field. */
const gatewayUrl = z
  .url({ protocol: /^https?$/, ...errorKey('validation.website') })
  .max(200)
  .refine((url) => !/[@?#\s\p{Cc}]/u.test(url), errorKey('validation.website'))
  .transform((url) => url.replace(/\/+$/, ''))

const price = z
  .number(errorKey('validation.number'))
  .max(1000, errorKey('validation.number'))
  .refine((given) => fromWire(given) !== undefined, errorKey('validation.number'))

const dailyParts = z
  .number(errorKey('validation.number'))
  .int(errorKey('validation.number'))
  .min(0)
  .max(10_000)

/** The app on the shop's phone; null turns SMS off. */
export const smsGatewayBodySchema = z.object({
  gateway: z
    .object({
      url: gatewayUrl,
      /** As the app shows it; without a colon, which would end it. */
      username: line(100).refine((name) => !name.includes(':'), errorKey('validation.plainText')),
      /** Left out: it stays, for the same address and user. */
      password: line(200).optional(),
      /** In CUP. */
      partPrice: price,
      /** How many parts are sent a day at most. */
      dailyParts,
    })
    .nullable(),
})

/** As staff see it; the password is never shown. */
export const smsGatewaySchema = z.object({
  gateway: z
    .object({
      url: z.string(),
      username: z.string(),
      partPrice: z.number(),
      dailyParts: z.number().int(),
      /** It refuses user or password. */
      isRefused: z.boolean(),
    })
    .nullable(),
  /** Accounts with a verified phone. */
  linked: z.number().int(),
  partsToday: z.number().int(),
  /** Of this month; failed ones cost nothing. In CUP. */
  month: z.object({
    messages: z.number().int(),
    parts: z.number().int(),
    failed: z.number().int(),
    cost: z.number(),
  }),
})

export const testedSmsSchema = z.object({ to: z.string() })

export type PhoneCodeRequest = z.input<typeof phoneCodeRequestSchema>
export type SentPhoneCode = z.infer<typeof sentPhoneCodeSchema>
export type PhoneCode = z.infer<typeof phoneCodeSchema>
export type SmsGateway = z.infer<typeof smsGatewaySchema>
export type SmsGatewayBody = z.infer<typeof smsGatewayBodySchema>
export type SmsGatewayChange = SmsGatewayBody['gateway']
export type TestedSms = z.infer<typeof testedSmsSchema>
