import { receiptPapers, socialNetworks } from '@tecnoclick/domain/site/setting-values'
import type { PublicSettings } from '@tecnoclick/domain/site/settings'
import { z } from 'zod'

const openingHours = z.object({ days: z.array(z.number().int()), opens: z.string(), closes: z.string() })
/** Minor units by currency code. */
const moneyByCurrency = z.record(z.string(), z.number().int())

/** The settings that every visitor may read (site.md#settings). */
export const publicSettingsSchema = z.object({
  storeName: z.string(),
  tagline: z.string(),
  logo: z.string().nullable(),
  phones: z.array(z.string()),
  supportPhone: z.string(),
  whatsapp: z.string(),
  email: z.string(),
  address: z.string(),
  hours: z.array(openingHours),
  socialLinks: z.array(z.object({ network: z.enum(socialNetworks), url: z.string() })),
  coordinates: z.object({ latitude: z.number(), longitude: z.number() }),
  mapUrl: z.string(),
  deliveryFee: moneyByCurrency,
  freeDeliveryFrom: moneyByCurrency,
  reservationHours: z.number(),
  productLinks: z.enum(['members', 'everyone']),
  keyAnswerHours: z.number(),
  legalName: z.string(),
  legalCode: z.string(),
  proformaValidDays: z.number(),
  returnDays: z.number(),
  warrantyMonths: z.number(),
  receiptPaper: z.enum(receiptPapers),
}) satisfies z.ZodType<PublicSettings>

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
