import type { Block } from '@tecnoclick/domain/site/markdown'

export interface MailProduct {
  kind: 'product'
  name: string
  /** As it is written: `$229.00 USD`, or that the price is asked for. */
  price: string
  /** Struck through. */
  before?: string | undefined
  url: string
  /** Of the link. */
  label: string
  /** The only thing a mail loads, and the same for every reader. */
  picture?: string | undefined
}

/** What staff wrote. Links are whole addresses; others are left out. */
export type MailBlock = Block | MailProduct

const linkable = /^(https?:\/\/|mailto:|tel:)/i

export function isLinkable(href: string): boolean {
  return linkable.test(href)
}
