import type {
  Quote,
  ServiceOrderDetail,
  StaffServiceOrder,
} from '@tecnoclick/contract/workshop/service-orders/schemas'
import { isOpen } from '@tecnoclick/domain/selling/order-status'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { formatDate, formatDateTime } from '@tecnoclick/messages/platform/format-date'
import { Badge, type BadgeTone } from '@tecnoclick/ui/badge'
import { Section } from '../../platform/layout/section.tsx'
import { Money, useMoney } from '../../platform/money.tsx'
import { Permitted } from '../../platform/permissions.tsx'
import { RecordDecision } from './record-decision.tsx'

const { quote: texts } = office.serviceOrders

export function QuoteCard({ order }: { order: ServiceOrderDetail }) {
  const { quote } = order
  if (!quote)
    return (
      <Section title={texts.title}>
        <p className="text-ink-muted text-sm">{texts.none}</p>
      </Section>
    )
  const { amount, currency, note, validUntil, decidedDate, decidedVia, decidedBy } = quote
  return (
    <Section title={texts.title} action={<QuoteBadge quote={quote} />}>
      <p className="font-bold text-lg">
        <Money amount={amount} currency={currency} />
      </p>
      <ul className="mt-2 grid gap-1 text-sm empty:hidden">
        {quote.lines.map(({ position, kind, description, quantity, amount: charged, ...line }) => (
          <li key={position} className="flex justify-between gap-3">
            <span className="min-w-0">
              <span className={line.declined ? 'line-through' : undefined}>{description}</span>
              <span className="block text-ink-muted text-xs">
                {texts.kinds[kind]}
                {quantity > 1 && ` × ${quantity}`}
                {line.declined && ` · ${texts.leftOut}`}
              </span>
            </span>
            <Money amount={charged} currency={currency} />
          </li>
        ))}
      </ul>
      <QuoteTerms quote={quote} />
      {note && <p className="mt-1 text-sm">{note}</p>}
      <p className="mt-2 text-ink-muted text-xs">
        {fillText(texts.validUntil, { date: formatDate(new Date(validUntil), 'es') })}
      </p>
      {decidedDate && (
        <p className="text-ink-muted text-xs">
          {[
            fillText(texts.decided, { date: formatDateTime(new Date(decidedDate), 'es') }),
            decidedVia && texts.ways[decidedVia],
            decidedBy,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      {quote.state === 'pending' && isOpen(order.status) && (
        <Permitted permission="serviceOrders:receive">
          <RecordDecision order={order} quote={quote} />
        </Permitted>
      )}
    </Section>
  )
}

/** What was offered before lines were left out, and the deposit. */
function QuoteTerms({ quote }: { quote: Quote }) {
  const money = useMoney()
  const { amount, offeredAmount, deposit, currency } = quote
  const terms = [
    offeredAmount !== amount && fillText(texts.offered, { amount: money(offeredAmount, currency) }),
    deposit && fillText(texts.depositAsked, { amount: money(deposit.amount, currency) }),
  ].filter(Boolean)
  return terms.map((term) => (
    <p key={String(term)} className="mt-1 text-ink-muted text-xs">
      {term}
    </p>
  ))
}

const tones = {
  pending: 'neutral',
  accepted: 'success',
  rejected: 'danger',
  replaced: 'neutral',
} as const satisfies Record<string, BadgeTone>

export function QuoteBadge({
  quote,
}: {
  quote: Pick<NonNullable<StaffServiceOrder['quote']>, 'state'> | null
}) {
  return quote && <Badge tone={tones[quote.state]}>{office.serviceOrders.quoteStates[quote.state]}</Badge>
}
