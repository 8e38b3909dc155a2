import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { formatTime } from '@tecnoclick/messages/platform/format-date'
import { Button } from '@tecnoclick/ui/button'
import { EmptyState } from '@tecnoclick/ui/empty-state'
import { Notice } from '@tecnoclick/ui/notice'
import PackageCheck from 'lucide-react/icons/package-check'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useSyncExternalStore } from 'react'
import { PageHeading } from '../../platform/layout/page-heading.tsx'
import { ListSkeleton } from '../../platform/list/list-states.tsx'
import { useMoney } from '../../platform/money.tsx'
import { fillCount } from '../../platform/texts.ts'
import { signInUrl } from '../../platform/urls.ts'
import { DeliveryCard } from './delivery-card.tsx'
import type { Connection, ReportQueue } from './report-queue.ts'
import { deliveriesPath } from './stored-deliveries.ts'
import { type ShownDelivery, useCarriedCash, useDeliveries, useShownDeliveries } from './use-deliveries.ts'

const { page: texts } = office.deliveries

/** What a courier delivers today, with or without a connection. */
export function DeliveriesPage() {
  const deliveries = useDeliveries()
  return (
    <>
      <PageHeading
        title={texts.title}
        text={texts.text}
        action={
          deliveries && (
            <Button
              variant="secondary"
              size="sm"
              busy={deliveries.isLoading}
              onClick={() => void deliveries.refresh()}
              icon={<RefreshCw aria-hidden="true" className="size-4" />}
            >
              {texts.refresh}
            </Button>
          )
        }
      />
      {deliveries ? <Day {...deliveries} /> : <ListSkeleton columns={2} />}
    </>
  )
}

type DayProps = NonNullable<ReturnType<typeof useDeliveries>>

function Day({ list, connection, queue, refresh }: DayProps) {
  const shown = useShownDeliveries({ list, queue })
  const isOpen = ({ outcome, pending }: ShownDelivery) =>
    outcome === null && pending !== 'delivered' && pending !== 'failed'
  const open = shown.filter(isOpen)
  const ended = shown.filter((delivery) => !isOpen(delivery))
  return (
    <div className="grid gap-4">
      <ConnectionNotice connection={connection} at={list?.at} />
      <Unsent queue={queue} onSend={refresh} />
      <Carried list={list} queue={queue} />
      {!list && connection === 'unknown' && <ListSkeleton columns={2} />}
      {list && open.length === 0 && (
        <EmptyState
          drawing={<PackageCheck className="size-12 text-success" strokeWidth={1.25} />}
          title={texts.empty}
          text={texts.emptyText}
        />
      )}
      {open.length > 0 && (
        <section aria-label={fillCount(texts.toDeliver, open.length)} className="grid gap-4">
          <h2 className="font-semibold text-ink-muted text-sm">{fillCount(texts.toDeliver, open.length)}</h2>
          {open.map((delivery) => (
            <DeliveryCard
              key={delivery.id}
              delivery={delivery}
              cash={list?.cash}
              queue={queue}
              onSent={refresh}
            />
          ))}
        </section>
      )}
      {ended.length > 0 && (
        <section aria-label={texts.done} className="grid gap-3">
          <h2 className="font-semibold text-ink-muted text-sm">{texts.done}</h2>
          {ended.map((delivery) => (
            <DeliveryCard
              key={delivery.id}
              delivery={delivery}
              cash={list?.cash}
              queue={queue}
              onSent={refresh}
            />
          ))}
        </section>
      )}
    </div>
  )
}

/** The cash that is to be handed in. */
function Carried(props: Pick<DayProps, 'list' | 'queue'>) {
  const money = useMoney()
  const carried = useCarriedCash(props)
  if (carried.length === 0) return null
  return (
    <section
      aria-label={texts.carried}
      className="flex flex-wrap items-baseline justify-between gap-x-4 rounded-md bg-offer-soft px-3 py-2"
    >
      <h2 className="font-semibold text-sm">{texts.carried}</h2>
      <p className="font-bold text-lg">
        {carried.map(({ amount, currency }) => (
          <span key={currency} className="block text-end">
            {money(amount, currency)}
          </span>
        ))}
      </p>
      <p className="w-full text-sm">{texts.carriedText}</p>
    </section>
  )
}

function ConnectionNotice({
  connection,
  at,
}: {
  connection: Connection | 'unknown'
  at: string | undefined
}) {
  if (connection === 'signedOut')
    return (
      <Notice
        kind="warning"
        role="status"
        action={
          <Button size="sm" href={signInUrl(deliveriesPath)}>
            {office.signIn.signIn}
          </Button>
        }
      >
        {texts.signedOut}
      </Notice>
    )
  if (connection !== 'offline') return null
  return (
    <Notice kind="warning" role="status">
      {at ? fillText(texts.offline, { time: formatTime(new Date(at), 'es') }) : office.errors.offline}
    </Notice>
  )
}

/** What waits, and what the server did not accept. */
function Unsent({ queue, onSend }: { queue: ReportQueue; onSend: () => Promise<void> }) {
  const money = useMoney()
  const reports = useSyncExternalStore(queue.subscribe, queue.read)
  const waiting = reports.filter(({ refused }) => refused === undefined)
  const refused = reports.filter((report) => report.refused !== undefined)
  return (
    <>
      {waiting.length > 0 && (
        <Notice
          role="status"
          title={fillCount(texts.pendingCount, waiting.length)}
          action={
            <Button size="sm" variant="secondary" onClick={() => void onSend()}>
              {texts.sendNow}
            </Button>
          }
        >
          {waiting.map(({ key, number, report }) => (
            <span key={key} className="block">
              {number}: {texts.reports[report.report]}, {formatTime(new Date(report.date), 'es')}
            </span>
          ))}
        </Notice>
      )}
      {refused.map(({ key, number, report, refused: reason }) => (
        <Notice
          key={key}
          kind="error"
          role="alert"
          title={fillText(texts.refused, { report: texts.reports[report.report], number })}
          action={
            <Button size="sm" variant="secondary" onClick={() => queue.dismiss(key)}>
              {texts.dismiss}
            </Button>
          }
        >
          {reason} {fillText(texts.refusedAt, { time: formatTime(new Date(report.date), 'es') })}
          {report.collected && (
            <strong className="block">
              {fillText(texts.notRecorded, {
                amount: money(report.collected.amount, report.collected.currency),
              })}
            </strong>
          )}
        </Notice>
      ))}
    </>
  )
}
