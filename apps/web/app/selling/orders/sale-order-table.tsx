import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import { formatDate } from '@tecnoclick/messages/format-date'
import { TextLink } from '@tecnoclick/ui/link'
import { useLocale, useT } from '@tecnoclick/ui/messages'
import { Table } from '@tecnoclick/ui/table'
import { useMoney } from '../../shell/use-money.ts'
import { AnswerButton } from './answer-button.tsx'
import { OrderStatusBadge } from './order-status.tsx'

export function SaleOrderTable({ orders }: { orders: readonly Order[] }) {
  const t = useT()
  const locale = useLocale()
  return (
    <Table
      caption={t('orders.sales')}
      rows={orders}
      rowKey={({ id }) => id}
      columns={[
        { key: 'id', header: t('orders.saleColumns.id'), cell: ({ id }) => id },
        {
          key: 'number',
          header: t('orders.saleColumns.number'),
          cell: ({ id, noSellOrden }) => (
            <TextLink href={`/account/orders/${id}`} className="font-semibold">
              <bdi dir="ltr">{noSellOrden}</bdi>
            </TextLink>
          ),
        },
        {
          key: 'date',
          header: t('orders.saleColumns.date'),
          cell: ({ orderDate }) => formatDate(new Date(orderDate), locale),
        },
        {
          key: 'status',
          header: t('orders.saleColumns.status'),
          cell: ({ status, respuesta }) => (
            <span className="flex flex-wrap items-center gap-2">
              <OrderStatusBadge status={status} />
              <AnswerButton status={status} answer={respuesta} />
            </span>
          ),
        },
        {
          key: 'total',
          header: t('orders.saleColumns.total'),
          align: 'end',
          cell: (order) => <OrderTotal order={order} />,
        },
      ]}
    />
  )
}

function OrderTotal({ order }: { order: Order }) {
  const money = useMoney(order.currency)
  return (
    <bdi dir="ltr" className="font-semibold">
      {money(order.total)}
    </bdi>
  )
}
