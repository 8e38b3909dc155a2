import type { Cart } from '@tecnoclick/contract/selling/cart/schemas'
import { minutes } from '@tecnoclick/domain/platform/duration'
import type { Locale } from '@tecnoclick/messages/platform/locales'
import { useLocale, useT } from '@tecnoclick/ui/messages'
import Clock from 'lucide-react/icons/clock'
import { useEffect, useState } from 'react'

const refreshMs = 20_000

/** How long the units are reserved. Rendered in the browser only, because a served page would be wrong a minute later. */
export function ReservationNote({ reservedUntil }: Pick<Cart, 'reservedUntil'>) {
  const t = useT()
  const locale = useLocale()
  const [now, setNow] = useState<number>()
  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), refreshMs)
    return () => clearInterval(timer)
  }, [])
  const left = now === undefined ? undefined : minutesLeft(reservedUntil, now)
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
