import { openingHoursLines } from '@tecnoclick/messages/site/opening-hours'
import { es } from '@tecnoclick/messages/tables/es'
import { createTranslator } from '@tecnoclick/messages/translate'
import type { MailContent, MailTable } from './mail-content.ts'
import type { Store } from './read-store.ts'

export function textLayout(content: MailContent, store: Store): string {
  const { heading, paragraphs, code, facts, table, action, unsubscribe } = content
  const blocks = [
    heading,
    ...paragraphs,
    code,
    facts?.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    table && textTable(table),
    action && `${action.label}:\n${action.url}`,
    unsubscribe && `${unsubscribe.label}:\n${unsubscribe.url}`,
    // RFC 3676 §4.3: a signature follows, which mail programs omit in replies.
    ['-- ', ...signature(store)].join('\n'),
  ]
  return `${blocks.filter((block) => block !== undefined && block !== '').join('\n\n')}\n`
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
