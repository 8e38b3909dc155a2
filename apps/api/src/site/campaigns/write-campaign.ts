import { pictureUrl } from '@tecnoclick/domain/platform/files'
import { type LocalizedText, type TextLanguage, textIn } from '@tecnoclick/domain/platform/localized-text'
import { type CampaignBlock, parseCampaign, productsIn } from '@tecnoclick/domain/site/campaign'
import type { Block, Inline } from '@tecnoclick/domain/site/markdown'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { campaignMails } from '@tecnoclick/messages/site/campaign-mails'
import type { MailBlock } from '../../platform/mail/mail-blocks.ts'
import type { MailContent } from '../../platform/mail/mail-content.ts'
import type { Store } from '../../platform/mail/read-store.ts'
import { type Offers, writtenPrice } from './read-offers.ts'

export interface CampaignText {
  subject: LocalizedText
  body: LocalizedText
}

/** What differs between readers. Mails for the same reader differ in their tokens alone. */
export interface Reader {
  language: TextLanguage
  /** Null: the shop's first. */
  currency: string | null
  wholesale: boolean
}

export interface CampaignLinks {
  storeUrl: string
  /** Where a link of the text leads: through the shop, which counts it, or as it is. */
  link(target: string): string
  unsubscribe: string
}

/** Every product that any of the languages names. */
export function offeredSlugs({ body }: CampaignText): string[] {
  return productsIn(Object.values(body).flatMap((text) => parseCampaign(text)))
}

/** The mail of a campaign as its reader gets it, and the products that are missing in it. */
export function writeCampaign(
  text: CampaignText,
  { language, ...pricing }: Reader,
  { offers, links, store }: { offers: Offers; links: CampaignLinks; store: Store },
): { subject: string; content: MailContent; missing: string[] } {
  const words = campaignMails[language]
  const subject = textIn(text.subject, language).replaceAll(/\s+/g, ' ').trim()
  const written = parseCampaign(textIn(text.body, language))
  const blocks = written.flatMap((block) => blockOf(block) ?? [])
  return {
    subject,
    content: {
      locale: language,
      heading: subject,
      paragraphs: [],
      blocks,
      reason: fillText(words.reason, { store: store.storeName }),
      unsubscribe: { label: words.unsubscribe, url: links.unsubscribe },
    },
    missing: productsIn(written).filter((slug) => !offers.bySlug.has(slug)),
  }

  function blockOf(block: CampaignBlock): MailBlock | undefined {
    if (block.kind !== 'product') return withLinks(block)
    const offer = offers.bySlug.get(block.slug)
    if (!offer) return undefined
    const { price, before } = writtenPrice(offer, offers.currencies, pricing) ?? { price: words.askPrice }
    return {
      kind: 'product',
      name: offer.name,
      price,
      before,
      url: links.link(`${links.storeUrl}/shop/products/${offer.slug}`),
      label: words.see,
      picture: offer.picture && `${links.storeUrl}${pictureUrl(offer.picture, 200)}`,
    }
  }

  function withLinks(block: Block): Block {
    if (block.kind === 'list') return { ...block, items: block.items.map(linked) }
    return { ...block, content: linked(block.content) }
  }

  function linked(content: readonly Inline[]): Inline[] {
    return content.map((part) => {
      if (typeof part === 'string') return part
      const inner = linked(part.content)
      return part.kind === 'link'
        ? { ...part, href: hrefOf(part.href), content: inner }
        : { ...part, content: inner }
    })
  }

  function hrefOf(href: string): string {
    if (href.startsWith('/')) return links.link(links.storeUrl + href)
    return /^https?:\/\//i.test(href) ? links.link(href) : href
  }
}
