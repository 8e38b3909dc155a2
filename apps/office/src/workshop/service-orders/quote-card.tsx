import type { Quote } from '@tecnoclick/contract/workshop/service-orders/schemas'
import { formatDate, formatDateTime } from '@tecnoclick/messages/format-date'
import { office } from '@tecnoclick/messages/office'
import { Section } from '../../platform/layout/section.tsx'
import { Money } from '../../platform/money/money.tsx'
import { say } from '../../platform/say.ts'
import { QuoteBadge } from './quote-badge.tsx'

const { quote: words } = office.serviceOrders

export function QuoteCard({ quote }: { quote: Quote | null }) {
  if (!quote)
    return (
      <Section title={words.title}>
        <p className="text-ink-muted text-sm">{words.none}</p>
      </Section>
    )
  const { amount, currency, note, validUntil, decidedDate } = quote
  return (
    <Section title={words.title} action={<QuoteBadge quote={quote} />}>
      <p className="font-bold text-lg">
        <Money amount={amount} currency={currency} />
      </p>
      {note && <p className="mt-1 text-sm">{note}</p>}
      <p className="mt-2 text-ink-muted text-xs">
        {say(words.validUntil, { date: formatDate(new Date(validUntil), 'es') })}
      </p>
      {decidedDate && (
        <p className="text-ink-muted text-xs">
          {say(words.decided, { date: formatDateTime(new Date(decidedDate), 'es') })}
        </p>
      )}
    </Section>
  )
}
