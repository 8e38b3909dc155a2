import type { Locale } from './locales.ts'

/** Intl has `many` for Spanish, but only for exact millions ('un millón de productos'), which use `other` here. */
interface PluralCategories {
  es: 'one' | 'other'
  en: 'one' | 'other'
  ru: 'one' | 'few' | 'many' | 'other'
  ar: 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
}

/** An object with a text under `other` is a plural entry, not a group of messages. */
export type Plural = { readonly [Category in Intl.LDMLPluralRule]?: string } & { readonly other: string }

/** The keys of a Spanish table, with any text. */
export type Widened<Source, PluralForms> = {
  readonly [Key in keyof Source]: Source[Key] extends string
    ? string
    : Source[Key] extends Plural
      ? PluralForms
      : Widened<Source[Key], PluralForms>
}

/** The type of a translated file: the keys of the Spanish one, with the plural forms of its language. */
export type Translation<Source, Language extends Locale> = Widened<
  Source,
  { readonly [Category in PluralCategories[Language]]: string }
>
