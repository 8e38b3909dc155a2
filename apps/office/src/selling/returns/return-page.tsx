import type { OrderReturn } from '@tecnoclick/contract/selling/returns/schemas'
import { pictureUrl } from '@tecnoclick/domain/platform/files'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { formatDateTime } from '@tecnoclick/messages/platform/format-date'
import { Badge } from '@tecnoclick/ui/badge'
import { TextLink } from '@tecnoclick/ui/link'
import { Timeline } from '@tecnoclick/ui/timeline'
import { useRow } from '../../platform/api/use-row.tsx'
import { BackLink } from '../../platform/layout/back-link.tsx'
import { ContactLinks } from '../../platform/layout/contact-links.tsx'
import { DateTime } from '../../platform/layout/date-time.tsx'
import { PageHeading, PageStatus } from '../../platform/layout/page-heading.tsx'
import { Fact, Facts, Section } from '../../platform/layout/section.tsx'
import { Money, useMoney } from '../../platform/money.tsx'
import { Permitted } from '../../platform/permissions.tsx'
import { listUrl } from '../../platform/urls.ts'
import { usePaymentMethods } from '../payments/use-payment-methods.ts'
import { DecideReturn, ReceiveReturn } from './return-decision.tsx'
import { ReturnStateBadge } from './return-list.tsx'
import { SettleReturn } from './settle-return.tsx'

const { returns } = office

export function ReturnPage() {
  const { row: asked, fallback } = useRow<OrderReturn>('returns')
  if (!asked) return fallback
  return (
    <>
      <BackLink href="/admin/returns">{returns.back}</BackLink>
      <PageHeading title={fillText(returns.returnTitle, { number: asked.number })} />
      <PageStatus>
        <ReturnStateBadge state={asked.state} />
        <Badge>{returns.kinds[asked.kind]}</Badge>
        <DateTime date={asked.askedDate} />
      </PageStatus>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="grid min-w-0 gap-4">
          <Asked asked={asked} />
          <Permitted permission="returns:write">
            <NextStep key={asked.state} asked={asked} />
          </Permitted>
        </div>
        <div className="grid min-w-0 gap-4">
          <Refund asked={asked} />
          <Customer asked={asked} />
          <Section title={returns.progress}>
            <Timeline steps={stepsOf(asked)} />
          </Section>
        </div>
      </div>
    </>
  )
}

function NextStep({ asked }: { asked: OrderReturn }) {
  if (asked.state === 'asked') return <DecideReturn asked={asked} />
  if (asked.state === 'accepted') return <ReceiveReturn asked={asked} />
  return asked.state === 'received' ? <SettleReturn asked={asked} /> : null
}

function Asked({ asked }: { asked: OrderReturn }) {
  const { lines, reason, condition, text, note, photos, currency } = asked
  return (
    <Section title={returns.lines}>
      <ul className="mb-4 divide-y divide-line">
        {lines.map(({ id, name, sku, quantity, serials, amount, outcome, serviceOrder }) => (
          <li
            key={id}
            className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2.5 text-sm"
          >
            <span className="min-w-0 wrap-anywhere">
              <span className="font-semibold">{fillText(returns.line, { product: name, quantity })}</span>
              <span className="block text-ink-muted">{[sku, ...serials].join(' · ')}</span>
              {outcome && <span className="block">{returns.settlement.outcomes[outcome]}</span>}
              {serviceOrder && (
                <TextLink href={`/admin/service-orders/${serviceOrder.id}`}>
                  {fillText(returns.seeRepair, { number: serviceOrder.number })}
                </TextLink>
              )}
            </span>
            <Money amount={amount} currency={currency} className="font-semibold" />
          </li>
        ))}
      </ul>
      <Facts>
        <Fact name={returns.words.reason}>{returns.reasons[reason]}</Fact>
        <Fact name={returns.words.condition}>{condition && returns.conditions[condition]}</Fact>
        <Fact name={condition ? returns.words.told : returns.words.text}>
          {text && <span className="wrap-anywhere whitespace-pre-line">{text}</span>}
        </Fact>
        <Fact name={returns.words.note}>
          {note && <span className="wrap-anywhere whitespace-pre-line">{note}</span>}
        </Fact>
      </Facts>
      <ul aria-label={returns.photos} className="mt-4 flex flex-wrap gap-2 empty:hidden">
        {photos.map((name, index) => (
          <li key={name}>
            <a href={`/api/files/${name}`} target="_blank" rel="noreferrer" className="block rounded-md">
              <img
                src={pictureUrl(name, 160)}
                alt={fillText(returns.photoAlt, { number: index + 1 })}
                loading="lazy"
                className="size-24 rounded-md border object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Refund({ asked: { refund, state } }: { asked: OrderReturn }) {
  const money = useMoney()
  const { nameOf } = usePaymentMethods()
  if (state !== 'settled') return null
  return (
    <Section title={returns.refund.title}>
      {refund ? (
        <p className="text-sm">
          {fillText(returns.refund.paid, {
            amount: [
              money(refund.amount, refund.currency),
              ...refund.given.map(({ amount, currency }) => `(${money(amount, currency)})`),
            ].join(' '),
            method: nameOf(refund.method),
          })}
          {refund.transactionCode && (
            <code className="block break-all">
              {fillText(returns.refund.code, { code: refund.transactionCode })}
            </code>
          )}
        </p>
      ) : (
        <p className="text-ink-muted text-sm">{returns.refund.none}</p>
      )}
    </Section>
  )
}

function Customer({ asked }: { asked: OrderReturn }) {
  const { customer, clientId, orderId, orderNumber } = asked
  return (
    <Section title={returns.customer}>
      <p className="mb-1 font-semibold text-sm">{customer.name || customer.email}</p>
      <ContactLinks email={customer.email} phone={customer.phone} />
      <ul className="mt-3 grid gap-2 text-sm">
        <li>
          <TextLink href={`/admin/orders/${orderId}`}>
            {fillText(returns.seeOrder, { number: orderNumber })}
          </TextLink>
        </li>
        {clientId === null ? (
          <li className="text-ink-muted">{returns.noAccount}</li>
        ) : (
          <>
            <li>
              <TextLink href={`/admin/customers/${clientId}`}>{returns.seeCustomer}</TextLink>
            </li>
            <li>
              <TextLink href={listUrl('returns', { clientId })}>{returns.seeReturns}</TextLink>
            </li>
          </>
        )}
      </ul>
    </Section>
  )
}

function stepsOf(asked: OrderReturn) {
  const { state, askedDate, decidedDate, receivedDate, settledDate, withdrawnDate } = asked
  const steps = [
    { key: asked.condition ? 'registered' : 'asked', at: askedDate },
    { key: state === 'refused' ? 'refused' : 'accepted', at: decidedDate },
    { key: 'received', at: receivedDate },
    { key: 'settled', at: settledDate },
    { key: 'withdrawn', at: withdrawnDate },
  ] as const
  return steps.flatMap(({ key, at }) =>
    at === null
      ? []
      : [
          {
            key,
            title: returns.steps[key],
            date: { text: formatDateTime(new Date(at), 'es'), iso: at },
            state: 'done' as const,
          },
        ],
  )
}
