import type { Locale } from '@tecnoclick/messages/platform/locales'
import type { MailBlock } from './mail-blocks.ts'

/** The content of a mail as plain text; the layout escapes it. */
export interface MailContent {
  /** Spanish without it. The shop's own data below the content stays Spanish. */
  locale?: Locale
  heading: string
  /** Line breaks inside a paragraph are preserved. */
  paragraphs: readonly string[]
  /** What staff wrote with Markdown, below the paragraphs. */
  blocks?: readonly MailBlock[]
  /** Why the reader gets it, below everything else. */
  reason?: string
  /** A short code to type over, shown large. */
  code?: string
  /** To be scanned from the screen; only the HTML body shows it. */
  qr?: { text: string; label: string }
  facts?: readonly { label: string; value: string }[]
  table?: MailTable
  /** The call to action; only `http` and `https`. */
  action?: { label: string; url: string }
  /** Below it, without weight: how to get no more of these mails. */
  unsubscribe?: { label: string; url: string }
}

export interface MailTable {
  columns: readonly { label: string; numeric?: boolean }[]
  rows: readonly (readonly string[])[]
}
