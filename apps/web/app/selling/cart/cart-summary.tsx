import type { Cart } from '@tecnoclick/contract/selling/cart/schemas'
import { missingToFreeDelivery } from '@tecnoclick/domain/delivery/zones'
import { fromWire, toWire } from '@tecnoclick/domain/platform/money'
import type { MoneyByCurrency } from '@tecnoclick/domain/site/setting-values'
import type { Translate } from '@tecnoclick/messages/translate'
import { Button } from '@tecnoclick/ui/button'
import { useT } from '@tecnoclick/ui/messages'
import Truck from 'lucide-react/icons/truck'
import type { MouseEvent } from 'react'
import { useMoney } from '../../platform/page/use-money.ts'
import { LazyHydrate, lazyPart } from '../../rendering/lazy-hydrate.tsx'
import { Totals } from '../orders/totals.tsx'

const reservationNote = lazyPart(async () => ({
  default: (await import('./reservation-note.tsx')).ReservationNote,
}))

export const checkoutPage = '/shop/checkout'

interface CartSummaryProps {
  cart: Cart
  freeFrom: MoneyByCurrency
  /** Without a connection. */
  isReadOnly: boolean
  onCheckOut(event: MouseEvent<HTMLAnchorElement>): void
}

export function CartSummary({ cart, freeFrom, isReadOnly, onCheckOut }: CartSummaryProps) {
  const t = useT()
  return (
    <section
      aria-label={t('cart.summary')}
      className="grid gap-4 rounded-lg bg-sunken p-5 lg:sticky lg:top-[calc(var(--header-height)+1rem)]"
    >
      <Totals
        currency={cart.currency}
        subtotal={cart.subtotal}
        extraLines={cart.extraLines.map(({ title, price }) => ({ label: title, amount: price }))}
        total={cart.total}
      />
      <FreeDeliveryNote cart={cart} freeFrom={freeFrom} />
      <LazyHydrate part={reservationNote} props={{ reservedUntil: cart.reservedUntil }} />
      {isReadOnly ? (
        <Button size="lg" block disabled>
          {t('cart.checkout')}
        </Button>
      ) : (
        <Button href={checkoutPage} onClick={onCheckOut} size="lg" block>
          {t('cart.checkout')}
        </Button>
      )}
      <Button href={quoteUrl(cart, t)} variant="secondary" block>
        {t('cart.requestQuote')}
      </Button>
      <Button href="/account/carts" variant="quiet" block>
        {t('cart.share')}
      </Button>
    </section>
  )
}

/** What is missing to free delivery (selling.md#delivery). */
function FreeDeliveryNote({ cart, freeFrom }: Pick<CartSummaryProps, 'cart' | 'freeFrom'>) {
  const t = useT()
  const money = useMoney(cart.currency)
  const order = { currency: cart.currency, subtotal: fromWire(cart.subtotal) ?? 0 }
  const missing = missingToFreeDelivery({ freeDeliveryFrom: freeFrom }, order)
  if (missing === 0) return null
  return (
    <p className="flex gap-2 text-sm">
      <Truck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-action" />
      {t('cart.missingToFree', { amount: money(toWire(missing)) })}
    </p>
  )
}

/** URLs have a limited length. */
const maxBodyLength = 1500

/** 'Pedir cotización': the contact form, filled with the cart's lines. */
function quoteUrl({ items }: Pick<Cart, 'items'>, t: Translate): string {
  const lines = items.map(({ product, options, quantity }) => {
    const chosen = options.map(({ valueTitle }) => valueTitle).join(', ')
    return `${quantity} × ${product.name} (${product.sku})${chosen && `, ${chosen}`}`
  })
  const body = lines.join('\n').slice(0, maxBodyLength)
  return `/site/contact-us-alt?${new URLSearchParams({ subject: t('cart.requestQuote'), body })}`
}
