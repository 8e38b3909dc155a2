import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import { lineNotes } from '@tecnoclick/domain/selling/order'
import { TextLink } from '@tecnoclick/ui/link'
import { useFullT } from '@tecnoclick/ui/messages'
import { linePath } from '../../platform/page/product-urls.ts'
import { useMoney } from '../../platform/page/use-money.ts'
import { Totals } from './totals.tsx'

type ShownOrder = Pick<Order, 'currency' | 'items' | 'subtotal' | 'additionalLines' | 'total'>

/** The order's lines and totals (selling.md#order-pages). */
export function OrderContent({ order }: { order: ShownOrder }) {
  return (
    <div className="grid gap-3">
      <OrderLines
        currency={order.currency}
        lines={order.items.map(({ id, product, options, combo, quantity, amount, serials }) => ({
          id,
          name: product.name,
          href: product.enable ? linePath(product) : undefined,
          notes: lineNotes({ options, combo }),
          quantity,
          amount,
          serials,
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
  /** Of the product, while it is sold. */
  href?: string | undefined
  /** Chosen options, combo or parts. */
  notes: readonly string[]
  quantity: number
  /** Quantity × price; null if the product has no price in this currency. */
  amount: number | null
  /** Of the units that were bought. */
  serials?: readonly string[]
}

/** '{product} × {quantity}' and its amount, at checkout and on order pages (selling.md#order-pages). */
export function OrderLines({ lines, currency }: { lines: readonly OrderLine[]; currency: string }) {
  const t = useFullT()
  const money = useMoney(currency)
  return (
    <ul className="divide-y divide-line">
      {lines.map(({ id, name, href, notes, quantity, amount, serials = [] }) => (
        <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5 text-sm">
          <span className="min-w-0 flex-[1_1_9em] wrap-anywhere">
            <LineName href={href}>{t('checkout.line', { product: name, quantity })}</LineName>
            {notes.length > 0 && <span className="block text-ink-muted">{notes.join(' · ')}</span>}
            {serials.length > 0 && (
              <span className="block text-ink-muted">
                {t('checkout.serials', { serials: serials.join(', ') })}
              </span>
            )}
          </span>
          <span className="whitespace-nowrap font-medium">
            {amount === null ? t('product.askPrice') : <bdi dir="ltr">{money(amount)}</bdi>}
          </span>
        </li>
      ))}
    </ul>
  )
}

function LineName({ href, children }: { href: string | undefined; children: string }) {
  const name = <bdi lang="es">{children}</bdi>
  return href === undefined ? name : <TextLink href={href}>{name}</TextLink>
}
