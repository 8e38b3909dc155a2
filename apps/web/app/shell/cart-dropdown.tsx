import type { Cart } from '@tecnoclick/contract/selling/cart/schemas'
import { Button } from '@tecnoclick/ui/button'
import { Counter } from '@tecnoclick/ui/counter'
import { Dropdown } from '@tecnoclick/ui/dropdown'
import { useT } from '@tecnoclick/ui/messages'
import ShoppingCart from 'lucide-react/icons/shopping-cart'
import { panelOnInterest } from './panel-on-interest.tsx'

const MiniCart = panelOnInterest(async () => (await import('../selling/cart/mini-cart.tsx')).MiniCart, 'h-64')

/** The cart indicator and the mini-cart under it (site.md#header-and-footer). */
export function CartDropdown({ cart }: { cart: Cart | null | undefined }) {
  const t = useT()
  const quantity = cart?.quantity ?? 0
  const label = cart === undefined ? t('cart.title') : t('cart.indicator', { count: quantity })
  return (
    <Dropdown
      align="end"
      label={label}
      triggerClassName="relative grid size-11 place-items-center rounded-md transition-colors hover:bg-current/8"
      trigger={
        <>
          <ShoppingCart aria-hidden="true" className="size-5.5" />
          <Counter count={quantity} label={label} className="absolute end-0 top-0.5" />
        </>
      }
      panelClassName="w-80"
    >
      {(close) =>
        cart === null || cart?.quantity === 0 ? (
          <div className="p-5 text-center">
            <ShoppingCart aria-hidden="true" strokeWidth={1.25} className="mx-auto size-12 text-ink-muted" />
            <p className="mt-3 font-semibold">{t('cart.emptyMini')}</p>
            <Button href="/shop/catalog" variant="secondary" block onClick={close} className="mt-4">
              {t('cart.continue')}
            </Button>
          </div>
        ) : (
          <MiniCart cart={cart} onLeave={close} />
        )
      }
    </Dropdown>
  )
}
