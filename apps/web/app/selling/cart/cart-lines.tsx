import type { Cart, CartItem } from '@tecnoclick/contract/selling/cart/schemas'
import { lineNotes } from '@tecnoclick/domain/selling/order'
import { Badge } from '@tecnoclick/ui/badge'
import { IconButton } from '@tecnoclick/ui/icon-button'
import { Link } from '@tecnoclick/ui/link'
import { useT } from '@tecnoclick/ui/messages'
import { Quantity } from '@tecnoclick/ui/quantity'
import type { QuantityValue } from '@tecnoclick/ui/quantity-value'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { Refusal } from '../../platform/form/form-notice.tsx'
import { ProductPicture } from '../../platform/page/product-picture.tsx'
import { linePath } from '../../platform/page/product-urls.ts'
import { useMoney } from '../../platform/page/use-money.ts'
import { availableOf, type EditedQuantities, maxOf } from './edited-quantities.ts'
import { partNotes } from './part-notes.ts'
import type { ShownRefusal } from './use-cart-change.ts'

interface CartLinesProps {
  cart: Cart
  edited: EditedQuantities
  refusal: ShownRefusal | undefined
  /** A quantity was changed and is not sent yet. */
  onEdit(): void
}

/** One row per product: picture, product, quantity, remove (selling.md#cart). */
export function CartLines({ cart, edited, refusal, onEdit }: CartLinesProps) {
  const t = useT()
  const refused = refusal && cart.items.find(({ product }) => product.name === refusal.name)
  return (
    <>
      <ul aria-label={t('cart.title')} className="divide-y divide-line border-y">
        {cart.items.map((item) => (
          <CartLine
            key={item.id}
            item={item}
            currency={cart.currency}
            quantity={edited.valueOf(item)}
            refusal={item === refused ? refusal : undefined}
            onQuantity={(value) => {
              onEdit()
              edited.change(item, value)
            }}
          />
        ))}
      </ul>
      {refusal && !refused && (
        <div className="mt-4">
          <Refusal result={refusal} text={refusal.text} />
        </div>
      )}
    </>
  )
}

interface CartLineProps {
  item: CartItem
  currency: string
  quantity: QuantityValue
  refusal: ShownRefusal | undefined
  onQuantity(value: QuantityValue): void
}

function CartLine({ item, currency, quantity, refusal, onQuantity }: CartLineProps) {
  const t = useT()
  const money = useMoney(currency)
  const { product, options, price, total, reserved } = item
  const available = availableOf(item)
  const [isTooMany, setTooMany] = useState(false)

  /** On blur the field falls back to its maximum; the reason stays visible below it. */
  function change(value: QuantityValue) {
    setTooMany(value !== '' && (value > available || (isTooMany && value === available)))
    onQuantity(value)
  }

  return (
    <li className="grid grid-cols-[5rem_1fr_auto] gap-x-3 gap-y-3 py-4 sm:grid-cols-[6rem_1fr_auto_minmax(7rem,auto)_auto] sm:items-center sm:gap-x-6">
      <ProductPicture name={product.image ?? undefined} alt="" sizes="96px" className="max-sm:row-span-2" />
      <div className="min-w-0">
        <Link
          href={linePath(product)}
          className="line-clamp-3 font-semibold underline-offset-4 hover:underline"
        >
          <bdi lang="es">{product.name}</bdi>
        </Link>
        {[...lineNotes({ options }), ...partNotes(product)].map((note) => (
          <p key={note} className="text-ink-muted text-sm">
            <bdi lang="es">{note}</bdi>
          </p>
        ))}
        <p className="mt-1 text-ink-muted text-sm">
          {price === null ? t('product.askPrice') : <bdi dir="ltr">{money(price)}</bdi>}
        </p>
        {!reserved && (
          <div className="mt-1.5">
            <Badge tone="offer">{t('cart.unreserved')}</Badge>
            <p className="mt-1 text-ink-muted text-xs">{t('cart.unreservedHint')}</p>
          </div>
        )}
      </div>
      <IconButton
        type="submit"
        name="remove"
        value={item.id}
        // Removes this line even if a quantity is invalid.
        formNoValidate
        label={t('cart.removeLine', { name: product.name })}
        className="max-sm:justify-self-end sm:order-last"
      >
        <Trash2 className="size-5" />
      </IconButton>
      {/* On a phone an amount that does not fit beside the quantity goes below it, in one piece. */}
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 max-sm:col-span-2 sm:contents">
        <div className="justify-self-start">
          <Quantity
            name={`quantity_${item.id}`}
            label={`${t('cart.quantity')}: ${product.name}`}
            max={maxOf(item)}
            value={quantity}
            onValueChange={change}
            size="sm"
          />
          <p role="status" className="font-medium text-danger text-sm">
            {isTooMany && t('product.lastUnits', { count: available })}
          </p>
        </div>
        <p
          className={`ms-auto self-center whitespace-nowrap text-end tabular-nums max-sm:text-sm ${quantity === item.quantity ? 'font-semibold' : 'text-ink-muted'}`}
        >
          <span className="sr-only">{t('cart.lineTotal')}: </span>
          <bdi dir="ltr">{price === null ? '—' : money(total)}</bdi>
        </p>
      </div>
      {refusal && (
        <div className="order-last col-span-full">
          <Refusal result={refusal} text={refusal.text} />
        </div>
      )}
    </li>
  )
}
