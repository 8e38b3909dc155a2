import type { Cart } from '@tecnoclick/contract/selling/cart/schemas'
import { Button } from '@tecnoclick/ui/button'
import { useT } from '@tecnoclick/ui/messages'
import type { MouseEvent } from 'react'
import { Totals } from '../totals/totals.tsx'
import { quoteAddress } from './quote-address.ts'
import { ReservationNote } from './reservation-note.tsx'

export const checkoutPage = '/shop/checkout'

interface CartSummaryProps {
  cart: Cart
  onCheckOut(event: MouseEvent<HTMLAnchorElement>): void
}

export function CartSummary({ cart, onCheckOut }: CartSummaryProps) {
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
      <ReservationNote cart={cart} />
      <Button href={checkoutPage} onClick={onCheckOut} size="lg" block>
        {t('cart.checkout')}
      </Button>
      <Button href={quoteAddress(cart, t)} variant="secondary" block>
        {t('cart.requestQuote')}
      </Button>
    </section>
  )
}
