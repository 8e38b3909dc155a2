import type { Cart } from '@tecnoclick/contract/selling/cart/schemas'
import { useT } from '@tecnoclick/ui/messages'
import Clock from 'lucide-react/icons/clock'
import { useEffect, useState } from 'react'
import { minutesLeft } from './reservation.ts'

const tickMs = 20_000

/** How long the units are held. Counted in the browser alone: a page that said it itself would be wrong a minute later. */
export function ReservationNote({ cart }: { cart: Pick<Cart, 'reservedUntil' | 'items'> }) {
  const t = useT()
  const [now, setNow] = useState<number>()
  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), tickMs)
    return () => clearInterval(timer)
  }, [])
  const left = now === undefined ? undefined : minutesLeft(cart.reservedUntil, now)
  return (
    <p className="flex min-h-6 items-center gap-2 text-ink-muted text-sm">
      {left !== undefined && (
        <>
          <Clock aria-hidden="true" className="size-4 shrink-0" />
          {t('cart.reservedFor', { count: left })}
        </>
      )}
    </p>
  )
}
