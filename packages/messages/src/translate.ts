import { fillPlaceholders } from '@tecnoclick/domain/platform/fill-placeholders'
import type { SourceTable, TablePart } from './message-table.ts'
import type { PlaceholdersIn } from './platform/fill-text.ts'
import { flatten } from './platform/flatten.ts'
import { direction, type Locale } from './platform/locales.ts'
import type { Plural } from './platform/translation.ts'
import type { front } from './tables/front.es.ts'

type KeysOf<Node> = {
  [Key in keyof Node & string]: Node[Key] extends string | Plural ? Key : `${Key}.${KeysOf<Node[Key]>}`
}[keyof Node & string]

type EntryAt<Node, Key extends string> = Key extends `${infer Head}.${infer Rest}`
  ? Head extends keyof Node
    ? EntryAt<Node[Head], Rest>
    : never
  : Key extends keyof Node
    ? Node[Key]
    : never

type PlaceholdersOf<Entry> = Entry extends string
  ? PlaceholdersIn<Entry>
  : 'count' | PlaceholdersIn<Entry[keyof Entry]>

export type MessageKey = KeysOf<SourceTable>
/** Keys of the texts that every page has loaded. */
export type FrontKey = KeysOf<typeof front>

type Value<Name> = Name extends 'count' ? number : string | number

type Values<Key extends string, Names = PlaceholdersOf<EntryAt<SourceTable, Key>>> = [Names] extends [never]
  ? []
  : [values: { readonly [Name in Names & string]: Value<Name> }]

type TranslateKeys<Allowed extends MessageKey> = <Key extends Allowed>(
  key: Key,
  ...values: Values<Key>
) => string

/** Values are inserted as plain text; the caller must escape the result like any text. */
export type Translate = TranslateKeys<FrontKey>

declare const hasAllTexts: unique symbol

/** For the server and for pages that load all texts. A branded type, so that a `Translate` cannot be passed instead. */
export type TranslateAll = TranslateKeys<MessageKey> & { readonly [hasAllTexts]: true }

const flattened = new WeakMap<TablePart, Map<string, string | Plural>>()

/** Cached because flattening takes a millisecond and the server creates a translator for every page. */
function entriesOf(table: TablePart): Map<string, string | Plural> {
  const entries = flattened.get(table) ?? new Map(flatten(table))
  flattened.set(table, entries)
  return entries
}

/** Adds texts to the translators of this table. */
export function extendTable(table: TablePart, more: TablePart): void {
  const entries = entriesOf(table)
  for (const [key, entry] of flatten(more)) entries.set(key, entry)
}

const rulesOf = new Map<Locale, Intl.PluralRules>()

function pluralRules(locale: Locale): Intl.PluralRules {
  const rules = rulesOf.get(locale) ?? new Intl.PluralRules(locale)
  rulesOf.set(locale, rules)
  return rules
}

export function createTranslator(locale: Locale, table: TablePart): TranslateAll {
  const entries = entriesOf(table)
  const rules = pluralRules(locale)
  // Isolates (FSI … PDI) keep product names, phones and codes in order inside an Arabic sentence.
  const isolated = direction(locale) === 'rtl' ? (text: string) => `\u2068${text}\u2069` : undefined

  const translate: TranslateKeys<MessageKey> = (
    key,
    ...[values]: [values?: Readonly<Record<string, string | number>>]
  ) => {
    const entry = entries.get(key)
    if (entry === undefined) return key
    const text =
      typeof entry === 'string' ? entry : (entry[rules.select(Number(values?.count))] ?? entry.other)
    if (values === undefined) return text
    return fillPlaceholders(text, (name) => {
      const value = values[name]
      return typeof value === 'string' && isolated ? isolated(value) : value
    })
  }
  return translate as TranslateAll
}
