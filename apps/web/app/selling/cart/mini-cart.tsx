import type { Cart } from '@tecnoclick/contract/selling/cart/schemas'
import { Button } from '@tecnoclick/ui/button'
import { IconButton } from '@tecnoclick/ui/icon-button'
import { Link } from '@tecnoclick/ui/link'
import { useT } from '@tecnoclick/ui/messages'
import X from 'lucide-react/icons/x'
import { Refusal } from '../../platform/form/form-notice.tsx'
import { ListFailed } from '../../platform/page/list-failed.tsx'
import { ProductPicture } from '../../platform/page/product-picture.tsx'
import { linePath } from '../../platform/page/product-urls.ts'
import { useMoney } from '../../platform/page/use-money.ts'
import { Totals } from '../orders/totals.tsx'
import { useCartChange } from './use-cart-change.ts'

interface MiniCartProps {
  /** Undefined: it could not be loaded. */
  cart: Cart | undefined
  onLeave(): void
}

export function MiniCart({ cart, onLeave }: MiniCartProps) {
  const t = useT()
  if (!cart) return <ListFailed text={t('errors.unavailable')} className="m-4" />
  return <FilledMiniCart cart={cart} onLeave={onLeave} />
}

function FilledMiniCart({ cart, onLeave }: MiniCartProps & { cart: Cart }) {
  const t = useT()
  const money = useMoney(cart.currency)
  const { handleSubmit, busy, refusal } = useCartChange()
  return (
    <form method="post" action="/shop/cart" onSubmit={handleSubmit} aria-busy={busy}>
      <ul className="max-h-80 divide-y divide-line overflow-y-auto overscroll-contain px-4">
        {cart.items.map(({ id, product, quantity, price }) => (
          <li key={id} className="grid grid-cols-[3.5rem_1fr_auto] items-center gap-3 py-3">
            <ProductPicture name={product.image ?? undefined} alt="" sizes="56px" />
            <div className="min-w-0 text-sm">
              <Link
                href={linePath(product)}
                onClick={onLeave}
                className="line-clamp-2 font-medium underline-offset-4 hover:underline"
              >
                <bdi lang="es">{product.name}</bdi>
              </Link>
              <p className="text-ink-muted">
                <bdi dir="ltr">
                  {quantity} × {price === null ? t('product.askPrice') : money(price)}
                </bdi>
              </p>
            </div>
            <IconButton
              type="submit"
              name="remove"
              value={id}
              size="sm"
              label={t('cart.removeLine', { name: product.name })}
            >
              <X className="size-4" />
            </IconButton>
          </li>
        ))}
      </ul>
      <div className="grid gap-4 border-t p-4">
        {refusal && <Refusal result={refusal} text={refusal.text} />}
        <Totals
          currency={cart.currency}
          subtotal={cart.subtotal}
          extraLines={cart.extraLines.map(({ title, price: amount }) => ({ label: title, amount }))}
          total={cart.total}
        />
        <div className="grid grid-cols-pair gap-2">
          <Button href="/shop/cart" variant="secondary" onClick={onLeave}>
            {t('cart.view')}
          </Button>
          <Button href="/shop/checkout" onClick={onLeave}>
            {t('cart.checkout')}
          </Button>
        </div>
      </div>
    </form>
  )
}
