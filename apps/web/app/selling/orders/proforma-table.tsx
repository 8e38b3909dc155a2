import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import { useT } from '@tecnoclick/ui/messages'
import { Table } from '@tecnoclick/ui/table'
import { useMoney } from '../../shell/use-money.ts'
import { Totals } from '../totals/totals.tsx'

export function ProformaTable({ order }: { order: Order }) {
  const t = useT()
  const money = useMoney(order.currency)
  return (
    <>
      <Table
        caption={t('checkout.success.products')}
        rows={order.items}
        rowKey={({ id }) => id}
        columns={[
          { key: 'sku', header: t('product.sku'), cell: ({ product }) => product.sku },
          {
            key: 'product',
            header: t('cart.product'),
            cell: ({ product, options }) => (
              <>
                <bdi>{product.name}</bdi>
                {options.map(({ optionId, optionTitle, valueTitle }) => (
                  <span
                    key={optionId}
                    className="block text-ink-muted"
                  >{`${optionTitle}: ${valueTitle}`}</span>
                ))}
              </>
            ),
          },
          { key: 'quantity', header: t('cart.quantity'), align: 'end', cell: ({ quantity }) => quantity },
          {
            key: 'price',
            header: t('cart.price'),
            align: 'end',
            cell: ({ price }) => <bdi dir="ltr">{money(price)}</bdi>,
          },
          {
            key: 'amount',
            header: t('cart.lineTotal'),
            align: 'end',
            cell: ({ amount }) => <bdi dir="ltr">{money(amount)}</bdi>,
          },
        ]}
      />
      <div className="ms-auto mt-6 max-w-xs">
        <Totals
          currency={order.currency}
          subtotal={order.subtotal}
          extraLines={order.additionalLines.map(({ label, total }) => ({ label, amount: total }))}
          total={order.total}
        />
      </div>
    </>
  )
}
