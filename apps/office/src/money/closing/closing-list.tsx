import { exportClosings, listClosings } from '@tecnoclick/contract/money/closing/endpoints'
import type { DayClosing } from '@tecnoclick/contract/money/closing/schemas'
import type { Client } from '@tecnoclick/contract/platform/client'
import { noonOf } from '@tecnoclick/domain/platform/havana-day'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { formatDate } from '@tecnoclick/messages/platform/format-date'
import type { Column } from '@tecnoclick/ui/table'
import {
  listFrom,
  type ReadOnlyRow,
  type ResourceCalls,
  readOnlyCalls,
} from '../../platform/api/resource-calls.ts'
import { DateTime } from '../../platform/layout/date-time.tsx'
import { RowLink, titleColumn } from '../../platform/list/columns.tsx'
import { ExportButton } from '../../platform/list/export-button.tsx'
import { FilterBar } from '../../platform/list/filters.tsx'
import { ListPage } from '../../platform/list/list-page.tsx'
import { Money } from '../../platform/money.tsx'
import { standingCounts } from './cash-count.ts'

const { closings: texts } = office
const { columns: names } = texts

export function closingCalls(client: Client): ResourceCalls {
  return readOnlyCalls(listFrom(client, listClosings))
}

const columns: readonly Column<ReadOnlyRow<DayClosing>>[] = [
  titleColumn('day', names.day, ({ day }) => {
    const date = formatDate(noonOf(day), 'es')
    return (
      <RowLink href={`/admin/closing?day=${day}`} label={fillText(texts.see, { date })}>
        {date}
      </RowLink>
    )
  }),
  { key: 'closedBy', header: names.closedBy, cell: ({ closedBy }) => closedBy, className: 'free-text' },
  {
    key: 'closedDate',
    header: names.closedAt,
    cell: ({ closedDate }) => <DateTime date={closedDate} className="whitespace-nowrap" />,
  },
  { key: 'counted', header: names.counted, align: 'end', cell: (row) => <Amounts row={row} of="counted" /> },
  {
    key: 'difference',
    header: names.difference,
    align: 'end',
    cell: (row) => <Amounts row={row} of="difference" />,
  },
]

function Amounts({ row, of }: { row: DayClosing; of: 'counted' | 'difference' }) {
  const shown = standingCounts(row).filter((count) => of === 'counted' || count.difference !== 0)
  if (shown.length === 0) return of === 'difference' ? texts.exact : '—'
  return (
    <span className="grid justify-items-end">
      {shown.map((count) => (
        <Money
          key={count.currency}
          amount={count[of]}
          currency={count.currency}
          className={of === 'difference' ? 'font-semibold text-danger tabular-nums' : 'tabular-nums'}
        />
      ))}
    </span>
  )
}

/** The closed days, newest first. */
export function ClosingList() {
  return (
    <ListPage
      title={texts.history}
      text={texts.historyText}
      sort={{ field: 'day', order: 'DESC' }}
      caption={texts.caption}
      columns={columns}
      toolbar={<FilterBar end={<ExportButton endpoint={exportClosings} label={texts.export} />} />}
      emptyText={texts.historyEmpty}
    />
  )
}
