import type { Cart } from '@tecnoclick/contract/selling/cart/schemas'
import { missingToFreeDelivery } from '@tecnoclick/domain/delivery/zones'
import { fromWire, toWire } from '@tecnoclick/domain/platform/money'
import type { MoneyByCurrency } from '@tecnoclick/domain/site/setting-values'
import type { TablePart } from '@tecnoclick/messages/message-table'
import { useMoreMessages, useT } from '@tecnoclick/ui/messages'
import Truck from 'lucide-react/icons/truck'
import { useMoney } from '../../platform/page/use-money.ts'
import PromotionCode from '../promotions/promotion-code.tsx'
import { ReservationNote } from './reservation-note.tsx'

interface CartDetailsProps {
  cart: Cart
  /** Delivery is free from these subtotals on. */
  freeFrom: MoneyByCurrency
  /** Of the code; unknown without a connection. */
  texts: TablePart | undefined
  /** Without script, why the code was refused. */
  refused: string | undefined
  /** Without a connection. */
  isReadOnly: boolean
}

/** What stands between the total and the buttons. */
export default function CartDetails({ cart, freeFrom, texts, refused, isReadOnly }: CartDetailsProps) {
  return (
    <div className="grid gap-4">
      {texts && (
        <fieldset disabled={isReadOnly} className="min-w-0">
          <CartCode cart={cart} texts={texts} refused={refused} />
        </fieldset>
      )}
      <FreeDeliveryNote cart={cart} freeFrom={freeFrom} />
      <ReservationNote reservedUntil={cart.reservedUntil} />
    </div>
  )
}

interface CartCodeProps extends Pick<CartDetailsProps, 'cart' | 'refused'> {
  texts: TablePart
}

function CartCode({ cart, texts, refused }: CartCodeProps) {
  useMoreMessages(texts)
  const applied = cart.extraLines.map(({ title }) => ({ label: title }))
  return <PromotionCode inCart cart={cart} applied={applied} refused={refused} />
}

/** What is missing to free delivery (selling.md#delivery). */
function FreeDeliveryNote({ cart, freeFrom }: Pick<CartDetailsProps, 'cart' | 'freeFrom'>) {
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
