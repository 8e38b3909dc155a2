import { isMailAddress } from '@tecnoclick/domain/people/email'
import { fileNamePattern } from '@tecnoclick/domain/platform/files'
import { webhookNetworks } from '@tecnoclick/domain/platform/webhooks'
import {
  businessCashPlaces,
  longestProductWarranty,
  longestReturnDays,
  mailPapers,
  mlcSteps,
  orderLinkReaders,
  outsideJobsShown,
  receiptPapers,
  resetRefundRules,
  roundings,
  socialNetworks,
} from '@tecnoclick/domain/site/setting-values'
import type { PrivateSettings, PublicSettings } from '@tecnoclick/domain/site/settings'
import { longestConditions } from '@tecnoclick/domain/workshop/intake'
import { z } from 'zod'
import { explainedEnum } from '../../platform/explained-enum.ts'

export const socialNetworkSchema = explainedEnum(socialNetworks, {
  facebook: 'Facebook',
  instagram: 'Instagram',
  telegram: 'Telegram',
  whatsapp: 'WhatsApp',
  x: 'X',
  youtube: 'YouTube',
})

export const receiptPaperSchema = explainedEnum(receiptPapers, {
  sheet: 'A sheet of paper',
  roll80: 'A roll of 80 mm',
  roll58: 'A roll of 58 mm',
})

export const productLinksSchema = explainedEnum(['members', 'everyone'], {
  members: 'Product pages are for accounts',
  everyone: 'Product pages are for everybody',
})

const textValue = z.string().max(2000)
/** One line that may be used in a mail header: no control characters, not empty. */
export const settingLine = z
  .string()
  .max(200)
  .refine((text) => text.trim() !== '' && !/[\p{Cc}\u2028\u2029]/u.test(text))
const urlValue = settingLine.regex(/^https?:\/\/[^\s"'<>]+$/).meta({ examples: ['https://t.me/tecnoclick'] })
const countValue = z.number().int().min(0).max(1_000_000)
const conditionsText = z
  .string()
  .max(longestConditions)
  .refine((text) => text === text.trim() && !/[^\P{Cc}\t\n\r]/u.test(text))
const percentValue = countValue.max(100)
/** Hundredths: from 0.10 to 10. */
const factorValue = z.number().int().min(10).max(1000)
/** Days; 0 keeps for good. Never so few that a slip of the hand empties the shop's records. */
const retentionDays = countValue.max(3650).refine((days) => days === 0 || days >= 30)
const timeValue = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

export function byCurrency<T extends z.ZodType>(value: T) {
  return z.record(z.string().regex(/^[A-Z]{3}$/), value)
}
const moneyByCurrency = byCurrency(z.number().int().min(0))

/** The settings that every visitor may read (site.md#settings). */
export const publicSettingsSchema = z.object({
  storeName: settingLine,
  tagline: settingLine,
  logo: z.string().regex(fileNamePattern).nullable(),
  phones: z.array(settingLine).max(50),
  supportPhone: settingLine,
  whatsapp: settingLine,
  email: z.string().refine(isMailAddress),
  address: textValue,
  hours: z
    .array(
      z.strictObject({
        days: z.array(z.number().int().min(1).max(7)).max(50),
        opens: timeValue,
        closes: timeValue,
      }),
    )
    .max(50),
  socialLinks: z.array(z.strictObject({ network: socialNetworkSchema, url: urlValue })).max(50),
  coordinates: z.strictObject({
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  }),
  mapUrl: urlValue,
  deliveryFee: moneyByCurrency,
  freeDeliveryFrom: moneyByCurrency,
  reservationHours: countValue,
  productLinks: productLinksSchema,
  keyAnswerHours: countValue,
  legalName: settingLine,
  legalCode: textValue,
  proformaValidDays: countValue,
  returnDays: countValue.max(longestReturnDays),
  warrantyMonths: countValue.max(longestProductWarranty),
  receiptPaper: receiptPaperSchema,
}) satisfies z.ZodType<PublicSettings>

export const transferAccountSchema = z.strictObject({
  account: settingLine,
  holder: settingLine,
  phone: settingLine,
  bank: settingLine,
  qrTemplate: settingLine.exactOptional(),
})

export const privateSettingsSchema = z.object({
  transferAccounts: byCurrency(transferAccountSchema),
  transferQrTemplate: textValue,
  bankSenders: z.array(settingLine).max(20),
  autoVerifyLimit: moneyByCurrency,
  transferDailyLimit: moneyByCurrency,
  paymentRates: moneyByCurrency,
  businessCash: z.enum(businessCashPlaces),
  orderLinks: z.enum(orderLinkReaders),
  mailOrderPaper: z.enum(mailPapers),
  mailInvoicePaper: z.enum(mailPapers),
  mailRepairPaper: z.enum(mailPapers),
  outsideJobs: z.enum(outsideJobsShown),
  intakeConditions: z.strictObject({
    es: conditionsText.min(1),
    en: conditionsText,
    ru: conditionsText,
    ar: conditionsText,
  }),
  businessId: countValue,
  lowStockFrom: countValue,
  unpaidOrderHours: countValue,
  creditMonths: countValue.max(120),
  cartReminderHours: countValue.max(720),
  reviewRequestDays: countValue.max(90),
  resetRefunds: z.enum(resetRefundRules),
  resetRefundLimit: countValue,
  resetRefundDays: countValue.min(1).max(3650),
  paymentCheckHours: countValue,
  mlcPrices: z.strictObject({
    retail: factorValue,
    wholesale: factorValue,
    step: z.literal(mlcSteps),
    direction: z.enum(roundings),
  }),
  rateReviewDays: countValue.max(3650),
  ordersPerHour: countValue,
  networkOrdersPerHour: countValue,
  unpaidStockPercent: countValue,
  maxReservationHours: countValue,
  sellerDiscountPercent: percentValue,
  administratorDiscountPercent: percentValue,
  searchRetentionDays: retentionDays,
  mailRetentionDays: retentionDays,
  messageRetentionDays: retentionDays,
  downloadRetentionDays: retentionDays,
  alertRetentionDays: retentionDays,
  webhookNetworks: z.enum(webhookNetworks),
  campaignMailsPerHour: countValue.min(1),
  telegramChannel: z.string().regex(/^(@[A-Za-z]\w{3,31})?$/),
}) satisfies z.ZodType<PrivateSettings>

export const settingSchema = z.object({
  key: z.string(),
  value: z.unknown(),
  public: z.boolean(),
  version: z.number().int(),
})

export const settingParams = z.object({ key: z.string().regex(/^[a-z][A-Za-z0-9]{0,63}$/) })
export const settingChangeSchema = z.object({ value: z.unknown(), version: z.number().int().min(1) })

export type Setting = z.infer<typeof settingSchema>
export type SettingChange = z.infer<typeof settingChangeSchema>
