import type { Cart } from '@tecnoclick/contract/selling/cart/schemas'
import type { Translate } from '@tecnoclick/messages/translate'
import { Button } from '@tecnoclick/ui/button'
import { useT } from '@tecnoclick/ui/messages'
import type { ComponentProps, MouseEvent } from 'react'
import { LazyHydrate, lazyPart } from '../../rendering/lazy-hydrate.tsx'
import { Totals } from '../orders/totals.tsx'

const cartDetails = lazyPart(() => import('./cart-details.tsx'))
type CartDetailsProps = ComponentProps<typeof import('./cart-details.tsx')['default']>

export const checkoutPage = '/shop/checkout'

export interface CartSummaryProps {
  cart: Cart
  details: Pick<CartDetailsProps, 'freeFrom' | 'texts' | 'refused'>
  /** Without a connection. */
  isReadOnly: boolean
  onCheckOut(event: MouseEvent<HTMLAnchorElement>): void
}

export function CartSummary({ cart, details, isReadOnly, onCheckOut }: CartSummaryProps) {
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
      <LazyHydrate part={cartDetails} props={{ ...details, cart, isReadOnly }} />
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
