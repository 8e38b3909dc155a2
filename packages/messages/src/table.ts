import type { es } from './es.ts'
import type { Locale } from './locales.ts'

/** Intl also lists `many` for Spanish, but for exact millions only ('un millón de productos'); those read `other`. */
interface PluralCategories {
  es: 'one' | 'other'
  en: 'one' | 'other'
  ru: 'one' | 'few' | 'many' | 'other'
  ar: 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
}

/** Any object with a text under `other` is a plural entry, never a group of messages. */
export type Plural = { readonly [Category in Intl.LDMLPluralRule]?: string } & { readonly other: string }

type Widened<Source, PluralForms> = {
  readonly [Key in keyof Source]: Source[Key] extends string
    ? string
    : Source[Key] extends Plural
      ? PluralForms
      : Widened<Source[Key], PluralForms>
}

/** What a translated area must satisfy: the keys of its Spanish twin, with the plural forms of its own language. */
export type Translation<Source, Language extends Locale> = Widened<
  Source,
  { readonly [Category in PluralCategories[Language]]: string }
>

export type SourceTable = typeof es

/** The shape all four tables share. */
export type MessageTable = Widened<SourceTable, Plural>

/** Some of the areas: what a browser has loaded so far. */
export type TablePart = Partial<MessageTable>
