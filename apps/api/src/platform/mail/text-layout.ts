import type { Inline } from '@tecnoclick/domain/site/markdown'
import { openingHoursLines } from '@tecnoclick/messages/site/opening-hours'
import { es } from '@tecnoclick/messages/tables/es'
import { createTranslator } from '@tecnoclick/messages/translate'
import { isLinkable, type MailBlock } from './mail-blocks.ts'
import type { MailContent, MailTable } from './mail-content.ts'
import type { Store } from './read-store.ts'

export function textLayout(content: MailContent, store: Store): string {
  const { heading, paragraphs, blocks: written = [], code, facts, table, action } = content
  const { reason, unsubscribe } = content
  const blocks = [
    heading,
    ...paragraphs,
    ...blockText(written),
    code,
    facts?.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    table && textTable(table),
    action && `${action.label}:\n${action.url}`,
    reason,
    unsubscribe && `${unsubscribe.label}:\n${unsubscribe.url}`,
    // RFC 3676 §4.3: a signature follows, which mail programs omit in replies.
    ['-- ', ...signature(store)].join('\n'),
  ]
  return `${blocks.filter((block) => block !== undefined && block !== '').join('\n\n')}\n`
}

/** What staff wrote, without markup; the address of a link follows its words. */
export function blockText(blocks: readonly MailBlock[]): string[] {
  return blocks.map((block) => {
    switch (block.kind) {
      case 'product':
        return [block.name, block.price, block.url].join('\n')
      case 'list':
        return block.items
          .map((item, index) => `${block.ordered ? `${index + 1}.` : '-'} ${inlineText(item)}`)
          .join('\n')
      case 'quote':
        return `> ${inlineText(block.content)}`
      default:
        return inlineText(block.content)
    }
  })
}

function inlineText(content: readonly Inline[]): string {
  return content
    .map((part) => {
      if (typeof part === 'string') return part
      const words = inlineText(part.content)
      return part.kind === 'link' && isLinkable(part.href) && part.href !== words
        ? `${words} (${part.href})`
        : words
    })
    .join('')
}

/** Several lines per row: columns aligned with spaces break in a proportional font. */
function textTable({ columns, rows }: MailTable): string {
  return rows
    .map((cells) => columns.map(({ label }, index) => `${label}: ${cells[index] ?? ''}`).join('\n'))
    .join('\n\n')
}

function signature({ storeName, tagline, address, phones, email, hours }: Store): string[] {
  return [storeName, tagline, address, phones.join(' · '), email, ...describeHours(hours)].filter(
    (line) => line !== '',
  )
}

const t = createTranslator('es', es)

/** The opening hours in Spanish, as on the site. */
export function describeHours(hours: Store['hours']): string[] {
  return openingHoursLines(hours, 'es', t)
}
