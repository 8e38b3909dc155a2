import { useT } from '@tecnoclick/ui/messages'
import { Notice } from '@tecnoclick/ui/notice'
import { useEffect, useRef } from 'react'
import { useMoney } from '../../shell/use-money.ts'
import type { CheckoutAnswer } from './place-order.ts'

/** Why the order was not placed, at the top of the page and in view. */
export function CheckoutFailure({
  answer,
  currency,
}: {
  answer: Partial<CheckoutAnswer> | undefined
  currency: string
}) {
  const t = useT()
  const money = useMoney(currency)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (answer) place.current?.scrollIntoView({ block: 'center' })
  }, [answer])
  if (!answer?.failure) return null
  const { failure, name = '', newTotal } = answer
  return (
    <div ref={place} className="mb-6">
      {newTotal === undefined ? (
        <Notice kind="error" role="alert">
          {failure === 'outOfStock' ? t('errors.outOfStock', { name }) : t(`errors.${failure}`)}
        </Notice>
      ) : (
        <Notice kind="warning" role="alert" title={t('checkout.priceChangedTitle')}>
          {t('checkout.priceChangedText', { total: money(newTotal) })}
        </Notice>
      )}
    </div>
  )
}
