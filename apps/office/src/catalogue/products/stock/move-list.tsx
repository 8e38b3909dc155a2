import { listQuery } from '@tecnoclick/contract/platform/list-query'
import { listStockMoves } from '@tecnoclick/contract/selling/stock/staff-endpoints'
import type { StockMove } from '@tecnoclick/contract/selling/stock/staff-schemas'
import { invalidOrderNumber } from '@tecnoclick/domain/platform/order-number'
import { office } from '@tecnoclick/messages/office'
import { TextLink } from '@tecnoclick/ui/link'
import { type Column, Table } from '@tecnoclick/ui/table'
import { officeClient } from '../../../platform/api/office-client.ts'
import { useReading } from '../../../platform/api/use-reading.ts'
import { When } from '../../../platform/layout/when.tsx'
import { ListFailure } from '../../../platform/list/list-failure.tsx'
import { ListSkeleton } from '../../../platform/list/list-skeleton.tsx'

const { stock: texts } = office.products

const signed = new Intl.NumberFormat('es', { signDisplay: 'exceptZero' })
const shown = 50

const columns: readonly Column<StockMove>[] = [
  { key: 'date', header: texts.columns.date, cell: ({ date }) => <When date={date} /> },
  { key: 'kind', header: texts.columns.kind, cell: ({ kind }) => texts.kinds[kind] },
  { key: 'change', header: texts.columns.change, align: 'end', cell: ({ change }) => signed.format(change) },
  { key: 'after', header: texts.columns.after, align: 'end', cell: ({ stockAfter }) => stockAfter },
  {
    key: 'detail',
    header: texts.columns.detail,
    cell: ({ order, reason, actor }) =>
      order ? (
        <TextLink href={`/admin/orders/${order.id}`}>{order.number ?? invalidOrderNumber}</TextLink>
      ) : (
        <span className="wrap-anywhere text-ink-muted">{[reason, actor].filter(Boolean).join(' · ')}</span>
      ),
  },
]

/** The latest moves of the ledger. */
export function MoveList({ productId }: { productId: number }) {
  const { data, error, refetch } = useReading({
    queryKey: ['products', 'moves', productId],
    read: () =>
      officeClient.call(listStockMoves, { params: { id: productId }, query: listQuery({ limit: shown }) }),
  })
  if (error && !data) return <ListFailure error={error} onRetry={refetch} />
  if (!data) return <ListSkeleton columns={4} />
  if (data.total === 0) return <p className="text-ink-muted text-sm">{texts.noMoves}</p>
  return <Table caption={texts.movesCaption} columns={columns} rows={data.data} rowKey={({ id }) => id} />
}
