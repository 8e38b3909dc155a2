import type { CustomerDetail } from '@tecnoclick/contract/people/customers/schemas'
import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import { office } from '@tecnoclick/messages/office'
import { TextLink } from '@tecnoclick/ui/link'
import { useGetList } from 'ra-core'
import { Section } from '../../platform/layout/section.tsx'
import { When } from '../../platform/layout/when.tsx'
import { filteredAddress } from '../../platform/list/filtered-address.ts'
import { Money } from '../../platform/money/money.tsx'
import { StatusBadge } from '../../platform/status/status-badge.tsx'

const { customers } = office

export function LastOrders({ customer }: { customer: CustomerDetail }) {
  const { data = [], total = 0 } = useGetList<Order>('orders', {
    pagination: { page: 1, perPage: 8 },
    sort: { field: 'orderDate', order: 'DESC' },
    filter: { clientId: customer.id },
  })
  return (
    <Section
      title={customers.lastOrders}
      action={
        total > data.length && (
          <TextLink href={filteredAddress('orders', { clientId: customer.id })} className="text-sm">
            {customers.everyOrder}
          </TextLink>
        )
      }
    >
      {data.length === 0 && <p className="text-ink-muted text-sm">{customers.boughtNothing}</p>}
      <ul className="divide-y text-sm">
        {data.map((order) => (
          <li key={order.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
            <TextLink href={`/admin/orders/${order.id}`} className="font-semibold">
              {order.noSellOrden}
            </TextLink>
            <When date={order.orderDate} className="text-ink-muted tabular-nums" />
            <StatusBadge status={order.status} />
            <Money amount={order.total} currency={order.currency} className="ms-auto font-semibold" />
          </li>
        ))}
      </ul>
    </Section>
  )
}
