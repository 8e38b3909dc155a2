import type { Cart } from '@tecnoclick/contract/selling/cart/schemas'
import { missingToFreeDelivery } from '@tecnoclick/domain/delivery/zones'
import { minutes } from '@tecnoclick/domain/platform/duration'
import { fromWire, toWire } from '@tecnoclick/domain/platform/money'
import type { MoneyByCurrency } from '@tecnoclick/domain/site/setting-values'
import type { Locale } from '@tecnoclick/messages/platform/locales'
import type { Translate } from '@tecnoclick/messages/translate'
import { Button } from '@tecnoclick/ui/button'
import { useLocale, useT } from '@tecnoclick/ui/messages'
import Clock from 'lucide-react/icons/clock'
import Truck from 'lucide-react/icons/truck'
import { type MouseEvent, useEffect, useState } from 'react'
import { useMoney } from '../../platform/page/use-money.ts'
import { Totals } from '../orders/totals.tsx'

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
      <ReservationNote cart={cart} />
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

const refreshMs = 20_000

/** How long the units are reserved. Rendered in the browser only, because a served page would be wrong a minute later. */
function ReservationNote({ cart }: { cart: Pick<Cart, 'reservedUntil' | 'items'> }) {
  const t = useT()
  const locale = useLocale()
  const [now, setNow] = useState<number>()
  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), refreshMs)
    return () => clearInterval(timer)
  }, [])
  const left = now === undefined ? undefined : minutesLeft(cart.reservedUntil, now)
  return (
    <p className="flex min-h-6 items-center gap-2 text-ink-muted text-sm">
      {left !== undefined && (
        <>
          <Clock aria-hidden="true" className="size-4 shrink-0" />
          {t('cart.reservedFor', { time: durationText(left, locale) })}
        </>
      )}
    </p>
  )
}

/** A fresh reservation lasts the hours of the setting: 'Reservado durante 2 horas'. */
export function durationText(left: number, locale: Locale): string {
  const language = `${locale}-u-nu-latn`
  const parts = Object.entries({ hour: Math.floor(left / 60), minute: left % 60 }).filter(
    ([, count]) => count > 0,
  )
  return new Intl.ListFormat(language).format(
    parts.map(([unit, count]) =>
      count.toLocaleString(language, { style: 'unit', unit, unitDisplay: 'long' }),
    ),
  )
}

/** Whole minutes left of a reservation, for 'Reservado durante …'; undefined when nothing is reserved. */
export function minutesLeft(reservedUntil: string | null, now: number): number | undefined {
  if (reservedUntil === null) return undefined
  const left = (Date.parse(reservedUntil) - now) / minutes(1)
  // To the nearest, because `now` may be some seconds old: a fresh reservation would have 121 minutes.
  return left > 0 ? Math.max(1, Math.round(left)) : undefined
}
