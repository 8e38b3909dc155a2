import { exportMissingProducts, listMissingProducts } from '@tecnoclick/contract/stock/shopping/endpoints'
import type { MissingProduct } from '@tecnoclick/contract/stock/shopping/schemas'
import { office } from '@tecnoclick/messages/office'
import { Button } from '@tecnoclick/ui/button'
import { TextLink } from '@tecnoclick/ui/link'
import { type Column, Table } from '@tecnoclick/ui/table'
import Download from 'lucide-react/icons/download'
import { officeClient } from '../../platform/api/office-client.ts'
import { useApiQuery } from '../../platform/api/use-api-query.ts'
import { DateTime } from '../../platform/layout/date-time.tsx'
import { PageHeading } from '../../platform/layout/page-heading.tsx'
import { Loaded, NothingHere } from '../../platform/list/list-states.tsx'

const { buyingList: texts } = office

const columns: readonly Column<MissingProduct>[] = [
  {
    key: 'product',
    header: texts.columns.product,
    cell: ({ product }) => (
      <span className="min-w-0">
        <span className="break-words font-semibold">{product.name}</span>
        <span className="block text-ink-muted text-xs">{product.sku}</span>
      </span>
    ),
  },
  { key: 'toBuy', header: texts.columns.toBuy, align: 'end', cell: ({ toBuy }) => <strong>{toBuy}</strong> },
  { key: 'missing', header: texts.columns.missing, align: 'end', cell: ({ missing }) => missing },
  { key: 'stock', header: texts.columns.stock, align: 'end', cell: ({ product }) => product.stock },
  { key: 'since', header: texts.columns.since, cell: ({ since }) => <DateTime date={since} /> },
  {
    key: 'repairs',
    header: texts.columns.repairs,
    cell: ({ repairs }) => (
      <span className="flex flex-wrap gap-x-3 gap-y-1">
        {repairs.map(({ id, orderNum, units }) => (
          <TextLink key={id} href={`/admin/service-orders/${id}`}>
            {orderNum} ({units})
          </TextLink>
        ))}
      </span>
    ),
  },
]

/** 'Por comprar': what repairs wait for (selling.md#buying-list). */
export function BuyingListPage() {
  const query = useApiQuery({
    queryKey: ['buying-list'],
    read: ({ signal }) => officeClient.call(listMissingProducts, { signal }),
  })
  return (
    <>
      <PageHeading
        title={texts.title}
        text={texts.text}
        action={
          <Button
            href={`/api${exportMissingProducts.path}`}
            download
            variant="secondary"
            size="sm"
            icon={<Download aria-hidden="true" className="size-4" />}
          >
            {texts.download}
          </Button>
        }
      />
      <Loaded query={query} columns={5}>
        {({ data }) =>
          data.length === 0 ? (
            <NothingHere text={texts.empty} />
          ) : (
            <Table
              caption={texts.caption}
              columns={columns}
              rows={data}
              rowKey={({ product }) => product.id}
            />
          )
        }
      </Loaded>
    </>
  )
}
