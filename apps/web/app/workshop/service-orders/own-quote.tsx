import type { Quote, ServiceOrderDetail } from '@tecnoclick/contract/workshop/service-orders/schemas'
import { isOpen } from '@tecnoclick/domain/selling/order-status'
import { formatDate } from '@tecnoclick/messages/platform/format-date'
import { Button } from '@tecnoclick/ui/button'
import { useConfirm } from '@tecnoclick/ui/confirm-dialog'
import { useFullT, useLocale } from '@tecnoclick/ui/messages'
import { type FormEvent, useState } from 'react'
import { useSubmit } from 'react-router'
import { useMoney } from '../../platform/page/use-money.ts'
import { costWithout } from './quote-choice.ts'

interface OwnQuoteProps {
  order: Pick<ServiceOrderDetail, 'status' | 'quote'>
  /** The server's clock, so that server and browser render the same. */
  now: number
}

/** The quote with its parts and labour, and the two buttons while it can be decided (workshop.md#quotes). */
export function OwnQuote({ order: { status, quote }, now }: OwnQuoteProps) {
  const t = useFullT()
  const locale = useLocale()
  const money = useMoney(quote?.currency ?? '')
  const [declined, setDeclined] = useState<readonly number[]>([])
  if (!quote || quote.state === 'replaced') return null
  const isPending = quote.state === 'pending'
  const isLate = Date.parse(quote.validUntil) < now
  const date = formatDate(new Date(quote.validUntil), locale)
  const mayDecide = isPending && !isLate && isOpen(status)
  const cost = costWithout(quote, declined)
  const amount = money(cost?.amount ?? quote.amount)
  const form = `presupuesto-${quote.id}`
  const toggle = (position: number, isKept: boolean) =>
    setDeclined((before) => (isKept ? before.filter((each) => each !== position) : [...before, position]))
  return (
    <section
      aria-labelledby="presupuesto"
      className="rounded-lg border-2 border-action bg-surface p-4 sm:p-5"
    >
      <h2 id="presupuesto" className="text-lg">
        {t('services.ticket.quote')}
      </h2>
      <p className="mt-1 font-bold text-2xl">
        <bdi dir="ltr">{amount}</bdi>
      </p>
      {quote.offeredAmount !== quote.amount && (
        <p className="text-ink-muted text-sm">
          {t('services.ticket.offered', { amount: money(quote.offeredAmount) })}
        </p>
      )}
      <QuoteLines quote={quote} choice={mayDecide ? { form, declined, toggle } : undefined} />
      {quote.note && (
        <p className="mt-3">
          <bdi>{quote.note}</bdi>
        </p>
      )}
      <p className="mt-3 text-ink-muted text-sm">
        {quote.state !== 'pending'
          ? [
              t(`services.ticket.${quote.state}`),
              quote.decidedVia && t(`services.ticket.ways.${quote.decidedVia}`),
              quote.decidedBy,
            ]
              .filter(Boolean)
              .join(' · ')
          : isLate
            ? t('services.ticket.expired', { date })
            : t('services.ticket.validUntil', { date })}
      </p>
      {cost?.deposit && isPending ? (
        <p className="mt-2 font-semibold text-sm">
          {t('services.ticket.depositAsked', { amount: money(cost.deposit) })}
        </p>
      ) : null}
      {mayDecide && (
        <div className="mt-4 flex flex-wrap gap-3">
          <DecideForm id={form} quoteId={quote.id} decision="accept" amount={amount} />
          <DecideForm quoteId={quote.id} decision="reject" amount={amount} />
        </div>
      )}
    </section>
  )
}

interface Choice {
  /** The id of the form that accepts: the checkboxes stand outside of it. */
  form: string
  declined: readonly number[]
  toggle: (position: number, isKept: boolean) => void
}

function QuoteLines({ quote, choice }: { quote: Quote; choice: Choice | undefined }) {
  const t = useFullT()
  const money = useMoney(quote.currency)
  if (quote.lines.length === 0) return null
  return (
    <>
      {choice && quote.lines.some(({ optional }) => optional) && (
        <p className="mt-3 text-sm">{t('services.ticket.choose')}</p>
      )}
      <ul className="mt-3 divide-y border-y">
        {quote.lines.map(({ position, kind, description, quantity, price, amount, optional, declined }) => (
          <li key={position} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2 text-sm">
            <span className="min-w-0 flex-1 basis-40">
              <span className="block text-ink-muted text-xs">
                {[
                  t(`services.ticket.lines.${kind}`),
                  optional && t('services.ticket.optional'),
                  declined && t('services.ticket.declined'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              {choice && optional ? (
                <label className="flex min-h-11 cursor-pointer items-center gap-2">
                  <input type="hidden" name="optional" value={position} form={choice.form} />
                  <input
                    type="checkbox"
                    name="keep"
                    value={position}
                    form={choice.form}
                    checked={!choice.declined.includes(position)}
                    onChange={(event) => choice.toggle(position, event.currentTarget.checked)}
                    className="size-5 accent-action"
                  />
                  <bdi>{description}</bdi>
                </label>
              ) : (
                <bdi className={declined ? 'line-through' : undefined}>{description}</bdi>
              )}
            </span>
            <span className="text-end tabular-nums">
              {quantity > 1 && (
                <bdi dir="ltr" className="block text-ink-muted text-xs">
                  {`${quantity} × ${money(price)}`}
                </bdi>
              )}
              <bdi dir="ltr">{money(amount)}</bdi>
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

interface DecideFormProps {
  id?: string
  quoteId: number
  decision: 'accept' | 'reject'
  amount: string
}

/** With script it asks for confirmation. */
function DecideForm({ id, quoteId, decision, amount }: DecideFormProps) {
  const t = useFullT()
  const confirm = useConfirm()
  const submit = useSubmit()
  const isAccepting = decision === 'accept'

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const agreed = await confirm({
      title: t(`services.ticket.${decision}`),
      text: isAccepting
        ? t('services.ticket.confirmAccept', { amount })
        : t('services.ticket.confirmReject', { amount }),
    })
    if (agreed) await submit(form)
  }

  return (
    <form id={id} method="post" encType="multipart/form-data" onSubmit={handleSubmit}>
      <input type="hidden" name="intent" value={decision} />
      <input type="hidden" name="quoteId" value={quoteId} />
      <Button type="submit" variant={isAccepting ? 'primary' : 'secondary'}>
        {t(`services.ticket.${decision}`)}
      </Button>
    </form>
  )
}
