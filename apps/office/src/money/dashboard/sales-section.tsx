import type { Dashboard, ReportQuery } from '@tecnoclick/contract/money/dashboard/schemas'
import { noonOf } from '@tecnoclick/domain/platform/havana-day'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { formatDate } from '@tecnoclick/messages/platform/format-date'
import { type Column, Table } from '@tecnoclick/ui/table'
import { Section } from '../../platform/layout/section.tsx'
import { TabList, TabPanel } from '../../platform/layout/tab-list.tsx'
import { useMoney } from '../../platform/money.tsx'
import { Permitted } from '../../platform/permissions.tsx'
import { fillCount } from '../../platform/texts.ts'
import { BarChart } from './bar-chart.tsx'
import { Change, Figure } from './figure.tsx'
import { MarginFigure } from './margin-figure.tsx'
import type { DaySales, SalesSeries } from './sales-series.ts'

const { dashboard } = office

interface SalesSectionProps {
  data: Dashboard
  series: readonly SalesSeries[]
  currency: string
  period: ReportQuery
  onCurrency: (currency: string) => void
}

/** One currency at a time: different currencies have no common axis. */
export function SalesSection({ data, series, currency, period, onCurrency }: SalesSectionProps) {
  return (
    <Section title={dashboard.sales}>
      {series.length === 0 && <p className="text-ink-muted">{dashboard.noSales}</p>}
      {series.length > 1 && (
        <TabList
          name="sales"
          label={dashboard.currencies}
          tabs={series.map((one) => ({ id: one.currency, label: one.currency }))}
          active={currency}
          onChange={onCurrency}
          className="-mt-2 mb-4"
        />
      )}
      {series.map((one) =>
        series.length > 1 ? (
          <TabPanel key={one.currency} name="sales" id={one.currency} active={currency}>
            {one.currency === currency && <CurrencySales series={one} data={data} period={period} />}
          </TabPanel>
        ) : (
          <CurrencySales key={one.currency} series={one} data={data} period={period} />
        ),
      )}
    </Section>
  )
}

const dayName = (day: string) => formatDate(noonOf(day), 'es')
const average = ({ total, orders }: { total: number; orders: number }) =>
  orders === 0 ? 0 : Math.round((total / orders) * 100) / 100

interface CurrencySalesProps {
  series: SalesSeries
  data: Dashboard
  period: ReportQuery
}

function CurrencySales({ series, data, period }: CurrencySalesProps) {
  const money = useMoney()
  const { currency, days, total, orders, before } = series
  const inMoney = (amount: number) => money(amount, currency)
  const columns: readonly Column<DaySales>[] = [
    { key: 'day', header: dashboard.day, cell: ({ day }) => dayName(day) },
    { key: 'orders', header: dashboard.ordersName, align: 'end', cell: (row) => row.orders },
    { key: 'amount', header: dashboard.amount, align: 'end', cell: (row) => inMoney(row.total) },
    { key: 'before', header: dashboard.amountBefore, align: 'end', cell: (row) => inMoney(row.before) },
  ]
  return (
    <>
      <dl className="mb-5 grid grid-cols-2 gap-x-6 gap-y-4 lg:grid-cols-4">
        <Figure name={dashboard.total} value={inMoney(total)} isMain>
          <Change now={total} before={before.total} format={inMoney} />
        </Figure>
        <Figure name={dashboard.ordersName} value={String(orders)}>
          <Change now={orders} before={before.orders} format={String} />
        </Figure>
        <Figure name={dashboard.perOrder} value={inMoney(average(series))}>
          <Change now={average(series)} before={average(before)} format={inMoney} />
        </Figure>
        <Permitted permission="costs:read">
          <MarginFigure period={period} currency={currency} />
        </Permitted>
      </dl>
      <BarChart
        label={fillText(dashboard.salesPlot, { currency, from: dayName(data.from), to: dayName(data.to) })}
        bars={days.map(({ day, total, orders, before }) => ({
          key: day,
          value: total,
          before,
          tick: dayName(day).replace(/\/\d{4}$/, ''),
          text: `${dayName(day)} · ${inMoney(total)} · ${fillCount(dashboard.orders, orders)}`,
          beforeText: fillText(dashboard.before, { value: inMoney(before) }),
        }))}
        format={inMoney}
        legend={fillText(dashboard.legendNow, { from: dayName(data.from), to: dayName(data.to) })}
        legendBefore={fillText(dashboard.legendNow, {
          from: dayName(data.beforeFrom),
          to: dayName(data.beforeTo),
        })}
      />
      <details className="mt-2">
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium text-link text-sm underline decoration-current/35 underline-offset-4 hover:decoration-current">
          {dashboard.asTable}
        </summary>
        <Table
          caption={fillText(dashboard.salesIn, { currency })}
          columns={columns}
          rows={days.filter((row) => row.orders > 0 || row.before > 0)}
          rowKey={({ day }) => day}
        />
      </details>
    </>
  )
}
