/** One description for all papers (record 038): what stands on it, in its order. It knows nothing of pages, fonts and directions. */
export interface Paper<Language extends string = string> {
  locale: Language
  format: PaperFormat
  /** Of the document, for its window and for readers. */
  title: string
  /** Who issues it: name, and the lines below. */
  issuer: { name: string; lines: readonly string[] }
  /** What it is and its number, beside the issuer. */
  heading: { text: string; lines: readonly string[] }
  /** Across each page of a paper that is no final document, so that nobody takes it for one. */
  mark?: string
  blocks: readonly Block[]
}

export type PaperFormat = 'sheet' | 'roll80' | 'roll58'

/** A name and what belongs to it; nothing is drawn without the latter. */
export type Fact = readonly [name: string, value: string | null | undefined]

export interface Column {
  header: string
  /** Part of the width that columns at the end leave. */
  share: number
  /** `end`: figures, as wide as they are. */
  align?: 'start' | 'end'
}

/** More than one line where a name has notes. */
export type Cell = string | readonly string[]

export interface Sum {
  name: string
  amount: string
  /** The one that counts. */
  isTotal?: boolean
}

export type Block =
  | { kind: 'parties'; parties: readonly { title: string; name: string; lines: readonly string[] }[] }
  | { kind: 'facts'; title?: string; facts: readonly Fact[] }
  | { kind: 'table'; title: string; columns: readonly Column[]; rows: readonly (readonly Cell[])[] }
  | { kind: 'sums'; sums: readonly Sum[] }
  | { kind: 'text'; title?: string; text: string; isStrong?: boolean }
  | { kind: 'signatures'; names: readonly string[] }
  | { kind: 'qr'; text: string; label: string; lines: readonly string[] }
