import { readPhone } from '@tecnoclick/domain/platform/phone'
import { areOpeningHours, areOwnLinks, hasHost, isPlace } from '@tecnoclick/domain/site/new-setting'
import type { SettingKey, Settings } from '@tecnoclick/domain/site/settings'
import { z } from 'zod'
import { settingSchemas } from './read-settings.ts'
import { byCurrency, settingLine, transferAccountSchema } from './schemas.ts'

const isPhone = (typed: string) => readPhone(typed) !== undefined
/** Phones are stored in their one form (people.md#phones). */
const phone = settingLine.refine(isPhone).transform((typed) => readPhone(typed) ?? typed)

/** What staff may store (site.md#settings). Rows of before are still read, whatever their form. */
export const newSettingSchemas: { readonly [K in SettingKey]: z.ZodType<Settings[K]> } = {
  ...settingSchemas,
  phones: z.array(phone).min(1).max(50),
  supportPhone: phone,
  whatsapp: phone,
  hours: settingSchemas.hours.refine(areOpeningHours),
  socialLinks: settingSchemas.socialLinks.refine(areOwnLinks),
  coordinates: settingSchemas.coordinates.refine(isPlace),
  mapUrl: settingSchemas.mapUrl.refine(hasHost),
  transferAccounts: byCurrency(transferAccountSchema.extend({ phone: settingLine.refine(isPhone) })),
}
