import { getDashboard } from '@tecnoclick/contract/selling/dashboard/endpoints'
import type { Dashboard } from '@tecnoclick/contract/selling/dashboard/schemas'
import { orderStatuses } from '@tecnoclick/domain/selling/order-status'
import { office } from '@tecnoclick/messages/office'
import { TextLink } from '@tecnoclick/ui/link'
import { SelectField } from '@tecnoclick/ui/select-field'
import { useSearchParams } from 'react-router'
import { officeClient } from '../../platform/api/office-client.ts'
import { useReading } from '../../platform/api/use-reading.ts'
import { PageHeading } from '../../platform/layout/page-heading.tsx'
import { Section } from '../../platform/layout/section.tsx'
import { filteredAddress } from '../../platform/list/filtered-address.ts'
import { ListFailure } from '../../platform/list/list-failure.tsx'
import { ListSkeleton } from '../../platform/list/list-skeleton.tsx'
import { say, sayCount } from '../../platform/say.ts'
import { AnswerTimes, KeysInTime } from './answer-times.tsx'
import { Ranking } from './ranking.tsx'
import { SalesPlots } from './sales-plots.tsx'
import { type Share, ShareBar } from './share-bar.tsx'

const { dashboard } = office

const spans = Object.entries(dashboard.spans).map(([value, label]) => ({ value, label }))

export function DashboardPage() {
  const [query, setQuery] = useSearchParams()
  const wanted = query.get('days') ?? '30'
  const days = spans.some(({ value }) => value === wanted) ? Number(wanted) : 30
  const { data, error, refetch } = useReading({
    queryKey: ['dashboard', days],
    read: () => officeClient.call(getDashboard, { query: { days } }),
    placeholderData: (before) => before,
  })
  return (
    <>
      <PageHeading
        title={dashboard.title}
        text={dashboard.text}
        action={
          <SelectField
            label={dashboard.span}
            labelHidden
            options={spans}
            value={String(days)}
            onChange={(event) => setQuery({ days: event.currentTarget.value }, { replace: true })}
            className="w-36"
          />
        }
      />
      {error && !data && <ListFailure error={error} onRetry={refetch} />}
      {!error && !data && <ListSkeleton columns={3} />}
      {data && <Board board={data} />}
    </>
  )
}

const tones: Record<(typeof orderStatuses)[number], Share['tone']> = {
  PENDIENTE: 'neutral',
  'EN PROCESO': 'action',
  COMPLETADA: 'success',
  CANCELADA: 'danger',
}

function Board({ board }: { board: Dashboard }) {
  const { states, bestSellers, lowStock } = board
  const shares = orderStatuses.map((status) => ({
    key: status,
    label: status,
    value: states.find((state) => state.status === status)?.orders ?? 0,
    tone: tones[status],
    href: filteredAddress('orders', { status, from: board.from }),
  }))
  return (
    <div className="grid grid-cols-1 gap-4">
      <SalesPlots board={board} />
      <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">
        <Section title={dashboard.states}>
          {states.length > 0 ? (
            <ShareBar shares={shares} />
          ) : (
            <p className="text-ink-muted">{dashboard.noOrders}</p>
          )}
        </Section>
        <AnswerTimes answers={board.answers} />
        <Section title={dashboard.bestSellers}>
          {bestSellers.length > 0 ? (
            <Ranking
              bars
              rows={bestSellers.map(({ id, name, units, stock }) => ({
                ...{ id, name, value: units },
                text: `${sayCount(dashboard.units, units)} · ${say(dashboard.left, { count: stock })}`,
              }))}
            />
          ) : (
            <p className="text-ink-muted">{dashboard.noBestSellers}</p>
          )}
        </Section>
        <div className="grid grid-cols-1 gap-4">
          <KeysInTime keys={board.keys} />
          <Section
            title={dashboard.lowStock}
            action={
              lowStock.total > 0 && (
                <TextLink
                  href={filteredAddress('products', { stockUpTo: lowStock.from, enable: true })}
                  className="text-sm"
                >
                  {sayCount(dashboard.seeAll, lowStock.total)}
                </TextLink>
              )
            }
          >
            <p className="mb-3 text-ink-muted text-sm">
              {say(dashboard.lowStockText, { from: lowStock.from })}
            </p>
            {lowStock.total > 0 ? (
              <Ranking
                rows={lowStock.data.map(({ id, name, stock }) => ({
                  ...{ id, name, value: stock, text: sayCount(dashboard.units, stock) },
                }))}
              />
            ) : (
              <p className="text-ink-muted">{dashboard.noLowStock}</p>
            )}
          </Section>
        </div>
      </div>
    </div>
  )
}
