import type { LineOption } from '@tecnoclick/contract/selling/cart/schemas'
import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import { useFullT } from '@tecnoclick/ui/messages'
import { useMoney } from '../../platform/page/use-money.ts'
import { Totals } from './totals.tsx'

type ShownOrder = Pick<Order, 'currency' | 'items' | 'subtotal' | 'additionalLines' | 'total'>

/** The order's lines and totals (selling.md#order-pages). */
export function OrderContent({ order }: { order: ShownOrder }) {
  return (
    <div className="grid gap-3">
      <OrderLines
        currency={order.currency}
        lines={order.items.map(({ id, product, options, quantity, amount }) => ({
          id,
          name: product.name,
          options,
          quantity,
          amount,
        }))}
      />
      <Totals
        currency={order.currency}
        subtotal={order.subtotal}
        extraLines={order.additionalLines.map(({ label, total }) => ({ label, amount: total }))}
        total={order.total}
      />
    </div>
  )
}

interface OrderLine {
  id: number
  name: string
  options: readonly LineOption[]
  quantity: number
  /** Quantity × price; null if the product has no price in this currency. */
  amount: number | null
}

/** '{product} × {quantity}' and its amount, at checkout and on order pages (selling.md#order-pages). */
export function OrderLines({ lines, currency }: { lines: readonly OrderLine[]; currency: string }) {
  const t = useFullT()
  const money = useMoney(currency)
  return (
    <ul className="divide-y divide-line">
      {lines.map(({ id, name, options, quantity, amount }) => (
        <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5 text-sm">
          <span className="min-w-0 flex-[1_1_9em] wrap-anywhere">
            <bdi lang="es">{t('checkout.line', { product: name, quantity })}</bdi>
            {options.length > 0 && (
              <span className="block text-ink-muted">
                {options.map(({ optionTitle, valueTitle }) => `${optionTitle}: ${valueTitle}`).join(' · ')}
              </span>
            )}
          </span>
          <span className="whitespace-nowrap font-medium tabular-nums">
            {amount === null ? t('product.askPrice') : <bdi dir="ltr">{money(amount)}</bdi>}
          </span>
        </li>
      ))}
    </ul>
  )
}
