import { targetLanguages, translationAreas } from '@tecnoclick/domain/site/content'
import { z } from 'zod'
import { explainedEnum } from '../../platform/explained-enum.ts'
import { prose } from '../../platform/wire.ts'

export const translationAreaSchema = explainedEnum(translationAreas, {
  promises: 'The promises of the home page',
  slides: 'The slides',
  faq: 'Questions and answers',
  services: 'Services of the workshop',
  options: 'Options of products',
})

export const targetLanguageSchema = explainedEnum(targetLanguages, {
  en: 'English',
  ru: 'Russian',
  ar: 'Arabic',
})

export const translationQuery = z.object({
  area: translationAreaSchema,
  lang: targetLanguageSchema,
})

export const translationSchema = z.object({ source: z.string(), text: z.string() })

/** A text of the shop and its translations; null where there is none. Version 0: nobody translated it yet. */
export const translatableSchema = z.object({
  key: z.string(),
  area: translationAreaSchema,
  source: z.string(),
  en: z.string().nullable(),
  ru: z.string().nullable(),
  ar: z.string().nullable(),
  version: z.number().int(),
})

/** MD5 of area and Spanish text: names a text that has no row yet. */
export const translationParams = z.object({ key: z.string().regex(/^[0-9a-f]{32}$/) })

const translated = prose(5000)
  .or(z.literal('').transform(() => null))
  .nullable()

export const translationChangeSchema = z.object({
  en: translated,
  ru: translated,
  ar: translated,
  version: z.number().int().min(0),
})

export type Translation = z.infer<typeof translationSchema>
export type Translatable = z.infer<typeof translatableSchema>
export type TranslationChange = z.infer<typeof translationChangeSchema>
