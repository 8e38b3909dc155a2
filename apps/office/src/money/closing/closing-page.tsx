import { getClosing } from '@tecnoclick/contract/money/closing/endpoints'
import type { Closing } from '@tecnoclick/contract/money/closing/schemas'
import { havanaDay, noonOf } from '@tecnoclick/domain/platform/havana-day'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { formatLongDate } from '@tecnoclick/messages/platform/format-date'
import { Button } from '@tecnoclick/ui/button'
import { IconButton } from '@tecnoclick/ui/icon-button'
import { TextLink } from '@tecnoclick/ui/link'
import { type Column, Table } from '@tecnoclick/ui/table'
import { TextField } from '@tecnoclick/ui/text-field'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Printer from 'lucide-react/icons/printer'
import { useSearchParams } from 'react-router'
import { officeClient } from '../../platform/api/office-client.ts'
import { useApiQuery } from '../../platform/api/use-api-query.ts'
import { PageHeading, useStoreName } from '../../platform/layout/page-heading.tsx'
import { Section } from '../../platform/layout/section.tsx'
import { Loaded } from '../../platform/list/list-states.tsx'
import { Money } from '../../platform/money.tsx'
import { OfficePaper } from '../../platform/papers/office-paper.tsx'
import { Permitted } from '../../platform/permissions.tsx'
import { fillCount } from '../../platform/texts.ts'
import { listUrl } from '../../platform/urls.ts'
import { usePaymentMethods } from '../../selling/payments/use-payment-methods.ts'
import { CashSection } from './cash-section.tsx'
import { Clerks } from './clerks.tsx'
import { CourierCash } from './courier-cash.tsx'
import { DayProfit } from './day-profit.tsx'
import { addDays, groupByCurrency, isDay } from './day-totals.ts'
import { Differences } from './differences.tsx'

const { closing, orders } = office
const { columns: names } = closing

/** The totals of one day, `?day=2026-03-02`. */
export function ClosingPage() {
  const store = useStoreName()
  const [search] = useSearchParams()
  const asked = search.get('day') ?? ''
  const day = isDay(asked) ? asked : havanaDay(new Date())
  const query = useApiQuery({
    queryKey: ['closing', day],
    read: ({ signal }) => officeClient.call(getClosing, { query: { day }, signal }),
  })
  return (
    <>
      <p className="mb-2 hidden font-extrabold text-lg print:block">{store}</p>
      <PageHeading
        title={closing.title}
        text={fillText(closing.of, { date: formatLongDate(noonOf(day), 'es') })}
        action={
          <span className="flex flex-wrap gap-2 print:hidden">
            <Button variant="secondary" size="sm" href="/admin/closings">
              {office.closings.history}
            </Button>
            <OfficePaper path={`admin/closing/report?day=${day}`} />
            <Button
              variant="secondary"
              size="sm"
              onClick={() => window.print()}
              icon={<Printer aria-hidden="true" className="size-4" />}
            >
              {closing.print}
            </Button>
          </span>
        }
      />
      <DayChoice day={day} />
      <Loaded query={query} columns={4}>
        {(figures) => (
          <div className="grid gap-4">
            <CashSection key={`${figures.day}-${figures.closing?.day}`} figures={figures} />
            <Differences differences={figures.differences} />
            <CourierCash figures={figures} />
            <Permitted permission="costs:read">
              <DayProfit day={figures.day} />
            </Permitted>
            <ClosingFigures figures={figures} />
          </div>
        )}
      </Loaded>
      <p className="mt-20 hidden w-64 border-t pt-1 text-sm print:block">{closing.signature}</p>
    </>
  )
}

function DayChoice({ day }: { day: string }) {
  const [, setSearch] = useSearchParams()
  const today = havanaDay(new Date())
  const addressOf = (wanted: string) => `/admin/closing?day=${wanted}`
  return (
    <div className="mb-5 flex flex-wrap items-end gap-2 print:hidden">
      <IconButton label={closing.previous} variant="secondary" href={addressOf(addDays(day, -1))}>
        <ChevronLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
      </IconButton>
      <TextField
        type="date"
        label={closing.day}
        labelHidden
        value={day}
        max={today}
        onChange={({ currentTarget: { value } }) => isDay(value) && setSearch({ day: value })}
        className="w-44"
      />
      {day < today && (
        <>
          <IconButton label={closing.next} variant="secondary" href={addressOf(addDays(day, 1))}>
            <ChevronRight aria-hidden="true" className="size-5 rtl:-scale-x-100" />
          </IconButton>
          <Button variant="quiet" href="/admin/closing" className="text-link">
            {closing.today}
          </Button>
        </>
      )}
    </div>
  )
}

function ClosingFigures({ figures }: { figures: Closing }) {
  const { day, sold, collected, cancelled, refunded, completed, resets, returns } = figures
  return (
    <div className="grid gap-4">
      <SumTable
        title={closing.collected}
        text={closing.collectedText}
        nothing={closing.nothingCollected}
        lines={collected}
        lineKey={({ source, paymentMethod }) => `${source}-${paymentMethod}`}
        columns={[
          {
            key: 'method',
            header: names.method,
            cell: ({ source, paymentMethod }) => (
              <>
                <Method method={paymentMethod} />
                {source !== 'order' && (
                  <span className="block text-ink-muted text-xs">{closing.sources[source]}</span>
                )}
              </>
            ),
          },
          { key: 'payments', header: names.payments, align: 'end', cell: ({ payments }) => payments },
        ]}
      />
      <CreditSection credit={figures.credit} />
      <Clerks clerks={figures.clerks} />
      {refunded.length > 0 && (
        <SumTable
          title={closing.refunded}
          text={closing.refundedText}
          nothing=""
          lines={refunded}
          lineKey={({ paymentMethod }) => paymentMethod}
          columns={[
            {
              key: 'method',
              header: names.method,
              cell: ({ paymentMethod }) => <Method method={paymentMethod} />,
            },
            { key: 'refunds', header: names.refunds, align: 'end', cell: ({ refunds }) => refunds },
          ]}
        />
      )}
      <SumTable
        title={closing.sold}
        text={closing.soldText}
        nothing={closing.nothingSold}
        lines={sold}
        lineKey={({ channel, paymentMethod }) => `${channel}-${paymentMethod}`}
        columns={[
          {
            key: 'method',
            header: names.method,
            cell: ({ paymentMethod }) => <Method method={paymentMethod} />,
          },
          { key: 'channel', header: names.channel, cell: ({ channel }) => orders.channels[channel] },
          { key: 'orders', header: names.orders, align: 'end', cell: (line) => line.orders },
          { key: 'units', header: names.units, align: 'end', cell: ({ units }) => units },
        ]}
      />
      {cancelled.length > 0 && (
        <Section title={closing.cancelled}>
          <ul className="grid gap-1 text-sm">
            {cancelled.map(({ currency, orders: count, total }) => (
              <li key={currency} className="flex justify-between gap-4">
                <span>{fillCount(closing.orders, count)}</span>
                <Money amount={total} currency={currency} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-ink-muted text-sm">
        <span>{fillCount(closing.completed, completed)}</span>
        <span>{fillCount(closing.resets, resets)}</span>
        <span>{fillCount(closing.returns, returns)}</span>
        <TextLink href={listUrl('orders', { from: day, to: day })} className="print:hidden">
          {closing.seeOrders}
        </TextLink>
      </p>
    </div>
  )
}

/** What the shop owes in goods: in no other sum of the day. */
function CreditSection({ credit }: Pick<Closing, 'credit'>) {
  if (credit.length === 0) return null
  const headers = closing.creditColumns
  const amountOf = (key: 'added' | 'spent' | 'removed' | 'owed'): Column<Closing['credit'][number]> => ({
    key,
    header: headers[key],
    align: 'end',
    cell: (line) => <Money amount={line[key]} currency={line.currency} />,
  })
  return (
    <Section title={closing.credit} className="print:break-inside-avoid">
      <p className="mb-4 text-ink-muted text-sm">{closing.creditText}</p>
      <Table
        caption={closing.credit}
        columns={[
          { key: 'currency', header: headers.currency, cell: ({ currency }) => currency },
          ...(['added', 'spent', 'removed', 'owed'] as const).map(amountOf),
        ]}
        rows={credit}
        rowKey={({ currency }) => currency}
        className="[&_td]:md:py-2"
      />
    </Section>
  )
}

function Method({ method }: { method: string | null }) {
  const { nameOf } = usePaymentMethods()
  return method ? nameOf(method) : closing.undecided
}

interface SumTableProps<Line> {
  title: string
  text: string
  nothing: string
  lines: readonly Line[]
  columns: readonly Column<Line>[]
  lineKey: (line: Line) => string
}

/** One table per currency: amounts of different currencies are not added. */
function SumTable<Line extends { currency: string; total: number }>(props: SumTableProps<Line>) {
  const { title, text, nothing, lines, columns, lineKey } = props
  const total: Column<Line> = {
    key: 'total',
    header: closing.columns.total,
    align: 'end',
    cell: (line) => <Money amount={line.total} currency={line.currency} />,
  }
  return (
    <Section title={title} className="print:break-inside-avoid">
      <p className="mb-4 text-ink-muted text-sm">{lines.length === 0 ? nothing : text}</p>
      <div className="grid gap-6">
        {groupByCurrency(lines).map((group) => (
          <div key={group.currency}>
            <Table
              caption={`${title}: ${group.currency}`}
              columns={[...columns, total]}
              rows={group.lines}
              rowKey={lineKey}
              className="[&_td]:md:py-2"
            />
            <p className="mt-2 flex justify-between border-t-2 pt-2 font-bold">
              <span>{fillText(closing.totalOf, { currency: group.currency })}</span>
              <Money amount={group.total} currency={group.currency} />
            </p>
          </div>
        ))}
      </div>
    </Section>
  )
}
