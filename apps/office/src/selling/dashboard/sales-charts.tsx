import type { Dashboard } from '@tecnoclick/contract/selling/dashboard/schemas'
import { noonOf } from '@tecnoclick/domain/platform/havana-day'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { formatDate } from '@tecnoclick/messages/platform/format-date'
import { type Column, Table } from '@tecnoclick/ui/table'
import { Section } from '../../platform/layout/section.tsx'
import { useMoney } from '../../platform/money.tsx'
import { fillCount } from '../../platform/texts.ts'
import { BarChart } from './charts.tsx'
import { type DaySales, type SalesSeries, salesSeries } from './sales-series.ts'

const { dashboard } = office

/** One chart per currency: different currencies have no common axis. */
export function SalesCharts({ data }: { data: Dashboard }) {
  const series = salesSeries(data)
  if (series.length === 0) {
    return (
      <Section title={dashboard.sales}>
        <p className="text-ink-muted">{dashboard.noSales}</p>
      </Section>
    )
  }
  return series.map((one) => <SalesChart key={one.currency} series={one} data={data} />)
}

const dayName = (day: string) => formatDate(noonOf(day), 'es')

function SalesChart({ series, data }: { series: SalesSeries; data: Dashboard }) {
  const money = useMoney()
  const { currency, days, total, orders } = series
  const inMoney = (amount: number) => money(amount, currency)
  const bars = days.map(({ day, total, orders }) => ({
    key: day,
    value: total,
    tick: dayName(day).replace(/\/\d{4}$/, ''),
    text: `${dayName(day)} · ${inMoney(total)} · ${fillCount(dashboard.orders, orders)}`,
  }))
  const columns: readonly Column<DaySales>[] = [
    { key: 'day', header: dashboard.day, cell: ({ day }) => dayName(day) },
    { key: 'orders', header: dashboard.ordersName, align: 'end', cell: (row) => row.orders },
    { key: 'amount', header: dashboard.amount, align: 'end', cell: (row) => inMoney(row.total) },
  ]
  return (
    <Section title={fillText(dashboard.salesIn, { currency })}>
      <dl className="mb-2 flex flex-wrap gap-x-8 gap-y-1 text-sm">
        <Figure name={dashboard.total} value={inMoney(total)} />
        <Figure name={dashboard.perDay} value={inMoney(Math.round((total / days.length) * 100) / 100)} />
        <Figure name={dashboard.ordersName} value={String(orders)} />
      </dl>
      <BarChart
        label={fillText(dashboard.salesPlot, { currency, from: dayName(data.from), to: dayName(data.to) })}
        bars={bars}
        format={inMoney}
      />
      <details className="mt-2">
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium text-link text-sm underline decoration-current/35 underline-offset-4 hover:decoration-current">
          {dashboard.asTable}
        </summary>
        <Table
          caption={fillText(dashboard.salesIn, { currency })}
          columns={columns}
          rows={days.filter((row) => row.orders > 0)}
          rowKey={({ day }) => day}
        />
      </details>
    </Section>
  )
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-ink-muted">{name}</dt>
      <dd className="font-bold text-base">{value}</dd>
    </div>
  )
}
