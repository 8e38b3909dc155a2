import { getDashboard } from '@tecnoclick/contract/money/dashboard/endpoints'
import type { Dashboard, ReportQuery } from '@tecnoclick/contract/money/dashboard/schemas'
import { orderStatuses } from '@tecnoclick/domain/selling/order-status'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { statusNames } from '@tecnoclick/messages/selling/status-names'
import { TextLink } from '@tecnoclick/ui/link'
import { officeClient } from '../../platform/api/office-client.ts'
import { useApiQuery } from '../../platform/api/use-api-query.ts'
import { PageHeading } from '../../platform/layout/page-heading.tsx'
import { Section } from '../../platform/layout/section.tsx'
import { Loaded } from '../../platform/list/list-states.tsx'
import { Money } from '../../platform/money.tsx'
import { fillCount } from '../../platform/texts.ts'
import { listUrl } from '../../platform/urls.ts'
import { AnswerTimes, KeysInTime } from './answer-times.tsx'
import { BestSellers } from './best-sellers.tsx'
import { Ranking, type Share, ShareBar } from './charts.tsx'
import { OtherSales } from './other-sales.tsx'
import { useReportPeriod } from './report-period.tsx'
import { SalesSection } from './sales-section.tsx'
import { salesSeries } from './sales-series.ts'
import { UnpaidOrders } from './unpaid-orders.tsx'

const { dashboard } = office

export function DashboardPage() {
  const { period, key, query, set, choice } = useReportPeriod('/admin/dashboard')
  const dashboardQuery = useApiQuery({
    queryKey: ['dashboard', key],
    read: () => officeClient.call(getDashboard, { query: period }),
    placeholderData: (before) => before,
  })
  return (
    <>
      <PageHeading title={dashboard.title} text={dashboard.text} action={choice} />
      <Loaded query={dashboardQuery} columns={3}>
        {(data) => (
          <DashboardSections
            data={data}
            wanted={query.get('currency')}
            period={period}
            onCurrency={(code) => set({ currency: code })}
          />
        )}
      </Loaded>
    </>
  )
}

const tones: Record<(typeof orderStatuses)[number], Share['tone']> = {
  PENDIENTE: 'neutral',
  'EN PROCESO': 'action',
  COMPLETADA: 'success',
  CANCELADA: 'danger',
}

function Returns({ data: { returns, from, to } }: { data: Dashboard }) {
  const { asked, settled, units, refunds } = returns
  return (
    <Section
      title={dashboard.returns}
      action={
        <TextLink href={listUrl('returns', { from, to })} className="text-sm">
          {dashboard.seeReturns}
        </TextLink>
      }
    >
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        <span>{fillCount(dashboard.returnsAsked, asked)}</span>
        <span>{fillCount(dashboard.returnsSettled, settled)}</span>
        <span>{fillCount(dashboard.returnedUnits, units)}</span>
      </p>
      <ul className="mt-2 grid gap-1 text-sm empty:hidden">
        {refunds.map(({ currency, refunds: count, total }) => (
          <li key={currency} className="flex justify-between gap-4">
            <span>{fillCount(dashboard.refunds, count)}</span>
            <Money amount={total} currency={currency} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

interface DashboardSectionsProps {
  data: Dashboard
  /** The currency in the address. */
  wanted: string | null
  period: ReportQuery
  onCurrency: (currency: string) => void
}

function DashboardSections({ data, wanted, period, onCurrency }: DashboardSectionsProps) {
  const { states, lowStock } = data
  const series = salesSeries(data)
  const { currency = '' } = series.find((one) => one.currency === wanted) ?? series[0] ?? {}
  const shares = orderStatuses.map((status) => ({
    key: status,
    label: statusNames[status],
    value: states.find((state) => state.status === status)?.orders ?? 0,
    tone: tones[status],
    href: listUrl('orders', { status, from: data.from, to: data.to }),
  }))
  return (
    <div className="grid grid-cols-1 gap-4">
      <SalesSection data={data} series={series} currency={currency} period={period} onCurrency={onCurrency} />
      <OtherSales sales={data.otherSales} from={data.from} to={data.to} />
      <UnpaidOrders unpaid={data.unpaid} from={data.from} to={data.to} />
      <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">
        <Section title={dashboard.states}>
          {states.length > 0 ? (
            <ShareBar shares={shares} />
          ) : (
            <p className="text-ink-muted">{dashboard.noOrders}</p>
          )}
        </Section>
        <AnswerTimes answers={data.answers} />
        <BestSellers data={data} currency={currency} />
        <div className="grid grid-cols-1 gap-4">
          <KeysInTime keys={data.keys} />
          <Returns data={data} />
          <Section
            title={dashboard.lowStock}
            action={
              lowStock.total > 0 && (
                <TextLink
                  href={listUrl('products', { stockUpTo: lowStock.from, enable: true })}
                  className="text-sm"
                >
                  {fillCount(dashboard.seeAll, lowStock.total)}
                </TextLink>
              )
            }
          >
            <p className="mb-3 text-ink-muted text-sm">
              {fillText(dashboard.lowStockText, { from: lowStock.from })}
            </p>
            {lowStock.total > 0 ? (
              <Ranking
                rows={lowStock.data.map(({ id, name, stock }) => ({
                  id,
                  name,
                  value: stock,
                  text: fillCount(dashboard.units, stock),
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
