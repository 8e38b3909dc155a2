import type { ListedOrder } from '@tecnoclick/contract/selling/orders/schemas'
import { getOrderReturns } from '@tecnoclick/contract/selling/returns/endpoints'
import { noonOf } from '@tecnoclick/domain/platform/havana-day'
import { fromWire, toWire } from '@tecnoclick/domain/platform/money'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { formatDate } from '@tecnoclick/messages/platform/format-date'
import { Fragment } from 'react'
import { officeClient } from '../../platform/api/office-client.ts'
import { useApiQuery } from '../../platform/api/use-api-query.ts'
import { useMoney } from '../../platform/money.tsx'
import { useIsPermitted } from '../../platform/permissions.tsx'
import { usePaymentMethods } from '../payments/use-payment-methods.ts'

const { receipt: texts, words } = office.orders

/** Below the total of a receipt: how it was paid, what is missing or was given back, and the warranty. */
export function ReceiptFacts({ order }: { order: ListedOrder }) {
  const { payments, paymentMethod, paid, due, currency } = order
  const { nameOf } = usePaymentMethods()
  const money = useMoney()
  const warranties = useWarranties(order)
  const verified = payments.filter(({ state }) => state === 'verified')
  const cash = verified.find(({ received }) => received != null)
  return (
    <>
      {verified.map(({ id, method, amount, currency: paidIn, settles, rate }) => (
        <Fragment key={id}>
          <Sum name={method ? nameOf(method) : words.paid} amount={money(amount, paidIn)} />
          {rate && (
            <Sum
              name={`${money(rate.paid, paidIn)} = ${money(rate.settled, currency)}`}
              amount={fillText(texts.settles, { settles: money(settles, currency) })}
            />
          )}
        </Fragment>
      ))}
      {verified.length === 0 && paymentMethod && <Sum name={words.method} amount={nameOf(paymentMethod)} />}
      {paid > 0 && due > 0 && <Sum name={texts.due} amount={money(due, currency)} />}
      {cash && (
        <>
          <Sum name={office.counter.received} amount={money(cash.received ?? 0, cash.currency)} />
          <Sum name={office.counter.change} amount={money(changeOf(cash), cash.currency)} />
          {cash.exchangedChange && (
            <Sum
              name={fillText(texts.exchangedChange, { currency: cash.exchangedChange.currency })}
              amount={money(cash.exchangedChange.amount, cash.exchangedChange.currency)}
            />
          )}
        </>
      )}
      {warranties.map((text) => (
        <p key={text} className="mt-1">
          {text}
        </p>
      ))}
    </>
  )
}

function changeOf({ received, amount }: ListedOrder['payments'][number]): number {
  return toWire((fromWire(received ?? 0) ?? 0) - (fromWire(amount) ?? 0))
}

/** One line where the warranties of all products end on the same day, otherwise one for each product that has one. */
function useWarranties({ id, status }: ListedOrder): string[] {
  const mayRead = useIsPermitted()('returns:read')
  const { data } = useApiQuery({
    queryKey: ['order-returns', id],
    read: ({ signal }) => officeClient.call(getOrderReturns, { params: { id }, signal }),
    enabled: mayRead && status === 'COMPLETADA',
  })
  const lines = data?.lines ?? []
  const days = new Set(lines.map(({ warrantyUntil }) => warrantyUntil))
  const named = lines.flatMap(({ name, warrantyUntil: day }) => {
    if (!day) return []
    const text = fillText(texts.warranty, { date: formatDate(noonOf(day), 'es') })
    return days.size === 1 ? text : `${name}: ${text}`
  })
  return [...new Set(named)]
}

export function Sum({ name, amount }: { name: string; amount: string }) {
  return (
    <span className="flex justify-between gap-2">
      <span>{name}</span>
      <span className="whitespace-nowrap">{amount}</span>
    </span>
  )
}
