import { fillPlaceholders } from '../platform/fill-placeholders.ts'

/** Values that a text of the shop may name in braces; they come from the settings (site.md#placeholders). */
export const placeholders = ['freeDelivery', 'hours', 'keyHours', 'reservationHours', 'returnDays'] as const

export type PlaceholderValues = Readonly<Partial<Record<(typeof placeholders)[number], string>>>

const pattern = new RegExp(`\\{(${placeholders.join('|')})\\}`, 'g')

export function placeholdersIn(text: string): string[] {
  return [...new Set(text.match(pattern))].toSorted()
}

/** Undefined if a value is missing: the shop must not promise what its settings do not hold. */
export function fillContent(text: string, values: PlaceholderValues): string | undefined {
  const given = new Map(Object.entries(values).map(([name, value]) => [`{${name}}`, value]))
  const isWhole = placeholdersIn(text).every((placeholder) => given.get(placeholder) !== undefined)
  return isWhole ? fillPlaceholders(text, (name) => given.get(`{${name}}`)) : undefined
}

/** Which of the shop's texts staff can translate (site.md#translations). */
export const translationAreas = ['promises', 'slides', 'faq', 'services', 'options'] as const
export type TranslationArea = (typeof translationAreas)[number]

/** Every language but Spanish, in which the texts are written. */
export const targetLanguages = ['en', 'ru', 'ar'] as const
export type TargetLanguage = (typeof targetLanguages)[number]

/** A translation that loses a placeholder would promise something else. */
export function keepsPlaceholders(source: string, translation: string): boolean {
  return placeholdersIn(source).join() === placeholdersIn(translation).join()
}
