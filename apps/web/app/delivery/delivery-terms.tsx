import { useFullT, useLocale } from '@tecnoclick/ui/messages'
import type { ReactNode } from 'react'
import { arrivalText } from '../platform/page/arrival-text.ts'
import { useMoney } from '../platform/page/use-money.ts'
import type { AddressQuote } from './delivery-quotes.ts'

interface DeliveryTermsProps {
  /** Of the chosen address; undefined without one. */
  quote: AddressQuote | undefined
  lowestFee: number | undefined
  currency: string
}

/** What home delivery costs and when it arrives, or why it does not. */
export function DeliveryTerms({ quote, lowestFee, currency }: DeliveryTermsProps) {
  const t = useFullT()
  const locale = useLocale()
  const money = useMoney(currency)
  const price = (fee: number) => (fee === 0 ? t('checkout.free') : money(fee))
  if (!quote) {
    if (lowestFee === undefined) return t('checkout.feeByTown')
    const from = lowestFee === 0 ? price(0) : t('checkout.feeFrom', { fee: price(lowestFee) })
    return <Terms price={from}>{t('checkout.feeByTown')}</Terms>
  }
  const { kind, fee, minimum, arrival } = quote
  if (kind === 'notDelivered') return <Refused>{t('site.delivery.notReachedHere')}</Refused>
  if (kind === 'belowMinimum') {
    return <Refused>{t('site.delivery.minimumHere', { amount: money(minimum ?? 0) })}</Refused>
  }
  const day = arrival && arrivalText(arrival, locale, t)
  if (kind === 'arranged') return <Terms price={t('site.delivery.arrangedHere')}>{day}</Terms>
  return <Terms price={price(fee ?? 0)}>{day}</Terms>
}

export function PickUpTerms() {
  const t = useFullT()
  return <Terms price={t('checkout.free')}>{t('checkout.pickUpReady')}</Terms>
}

function Terms({ price, children }: { price: string; children: ReactNode }) {
  return (
    <>
      <span className="block font-semibold text-ink">
        <bdi>{price}</bdi>
      </span>
      {children && <span className="block">{children}</span>}
    </>
  )
}

function Refused({ children }: { children: string }) {
  return <span className="font-medium text-danger">{children}</span>
}
