import type { ListedOrder } from '@tecnoclick/contract/selling/orders/schemas'
import { office } from '@tecnoclick/messages/office'
import { Button } from '@tecnoclick/ui/button'
import { Link } from '@tecnoclick/ui/link'
import Printer from 'lucide-react/icons/printer'
import { useGetMany } from 'ra-core'
import { useSearchParams } from 'react-router'
import { BackLink } from '../../platform/layout/back-link.tsx'
import { PageHeading } from '../../platform/layout/page-heading.tsx'
import { ListSkeleton, NothingHere } from '../../platform/list/list-states.tsx'
import { OrderSheet } from './order-sheet.tsx'
import { ReceiptPaperSwitch } from './receipt-paper.tsx'

const { bulk: texts, back } = office.orders

/** Chosen orders (`?ids=1,2`), printed together, each on its own page. */
export function OrderPapersPage() {
  const [query] = useSearchParams()
  const ids = (query.get('ids') ?? '')
    .split(',')
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0)
    .slice(0, 200)
  const { data: orders, isPending } = useGetMany<ListedOrder>('orders', { ids }, { enabled: ids.length > 0 })
  return (
    <>
      <div className="print:hidden">
        <BackLink href="/admin/orders">{back}</BackLink>
        <PageHeading
          title={texts.papers}
          text={texts.papersText}
          action={
            <div className="flex flex-wrap items-center gap-2">
              <ReceiptPaperSwitch />
              <Button
                disabled={!orders?.length}
                onClick={() => window.print()}
                icon={<Printer aria-hidden="true" className="size-4" />}
              >
                {texts.print}
              </Button>
            </div>
          }
        />
        {ids.length === 0 && <NothingHere text={texts.noPapers} />}
        {ids.length > 0 && isPending && <ListSkeleton columns={2} />}
        <ul className="divide-y divide-line">
          {orders?.map(({ id, noSellOrden, customer }) => (
            <li key={id} className="flex flex-wrap justify-between gap-3 py-2.5 text-sm">
              <Link href={`/admin/orders/${id}`} className="font-semibold hover:underline">
                {noSellOrden}
              </Link>
              {customer.name || customer.email}
            </li>
          ))}
        </ul>
      </div>
      {orders?.map((order) => (
        <div key={order.id} className="break-after-page">
          <OrderSheet order={order} />
        </div>
      ))}
    </>
  )
}
