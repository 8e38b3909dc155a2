import {
  chargeServiceOrder,
  refundServiceOrder,
} from '@tecnoclick/contract/workshop/service-orders/endpoints'
import type { ServiceOrderDetail } from '@tecnoclick/contract/workshop/service-orders/schemas'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Badge } from '@tecnoclick/ui/badge'
import { Button } from '@tecnoclick/ui/button'
import { Notice } from '@tecnoclick/ui/notice'
import { useState } from 'react'
import { textOrNull } from '../../platform/api/form-values.ts'
import { officeClient } from '../../platform/api/office-client.ts'
import { useKeyedAction } from '../../platform/api/use-keyed-action.tsx'
import { DateTime } from '../../platform/layout/date-time.tsx'
import { Section } from '../../platform/layout/section.tsx'
import { Money, useMoney } from '../../platform/money.tsx'
import { useIsPermitted } from '../../platform/permissions.tsx'
import { mostPaidWith } from '../../selling/payments/method-field.tsx'
import { usePaymentMethods } from '../../selling/payments/use-payment-methods.ts'
import { RepairMoneyDialog } from './repair-money-dialog.tsx'

const { repairMoney: texts } = office

/** What was paid for a repair, 'Cobrar' and giving back. */
export function MoneyCard({ order }: { order: ServiceOrderDetail }) {
  const isPermitted = useIsPermitted()
  const money = useMoney()
  const { charge, status } = order
  const isFree = order.underWarranty !== null || order.repeats !== null
  const left = leftOf(order)
  if (isFree && order.payments.length === 0) return null
  const isSettled = charge !== null && charge.total !== null && charge.due === 0
  return (
    <Section title={texts.title} action={isSettled && <Badge tone="success">{texts.settled}</Badge>}>
      {charge ? (
        <p className="mb-3 font-semibold text-sm tabular-nums">
          {charge.total === null
            ? fillText(texts.paid, { paid: money(charge.paid, charge.currency) })
            : fillText(texts.paidOf, {
                paid: money(charge.paid, charge.currency),
                total: money(charge.total, charge.currency),
              })}
          {charge.due > 0 && charge.paid > 0 && (
            <span className="block font-normal text-ink-muted">
              {fillText(texts.due, { due: money(charge.due, charge.currency) })}
            </span>
          )}
        </p>
      ) : (
        <p className="mb-3 text-ink-muted text-sm">{texts.none}</p>
      )}
      {status === 'CANCELADA' && left.length > 0 && (
        <Notice kind="warning" className="mb-3">
          {fillText(texts.left, { amount: left.map((sum) => money(sum.amount, sum.currency)).join(', ') })}
        </Notice>
      )}
      <Moves order={order} />
      {isPermitted('servicePayments:write') && <Actions order={order} left={left} />}
    </Section>
  )
}

function Moves({ order: { payments, refunds } }: { order: ServiceOrderDetail }) {
  const { nameOf } = usePaymentMethods()
  const moves = [
    ...payments.map((payment) => ({ ...payment, name: texts.kinds[payment.kind], sign: 1 })),
    ...refunds.map((refund) => ({ ...refund, name: texts.refund, sign: -1 })),
  ].toSorted((a, b) => a.date.localeCompare(b.date))
  return (
    <ul className="grid gap-2 text-sm empty:hidden">
      {moves.map(({ id, name, sign, amount, currency, method, transactionCode, date }) => (
        <li key={`${name}-${id}`} className="flex justify-between gap-3">
          <span className="min-w-0">
            {name}
            <span className="block break-words text-ink-muted text-xs">
              {[method && nameOf(method), transactionCode].filter(Boolean).join(' · ')}{' '}
              <DateTime date={date} />
            </span>
          </span>
          <Money amount={sign * amount} currency={currency} />
        </li>
      ))}
    </ul>
  )
}

interface Left {
  currency: string
  amount: number
}

/** What could be given back, by currency. */
function leftOf({ payments, refunds }: ServiceOrderDetail): Left[] {
  const cents = new Map<string, number>()
  const add = (currency: string, amount: number) =>
    cents.set(currency, (cents.get(currency) ?? 0) + Math.round(amount * 100))
  for (const { currency, amount } of payments) add(currency, amount)
  for (const { currency, amount } of refunds) add(currency, -amount)
  return [...cents].flatMap(([currency, amount]) => (amount > 0 ? [{ currency, amount: amount / 100 }] : []))
}

function Actions({ order, left }: { order: ServiceOrderDetail; left: readonly Left[] }) {
  const { id, version, charge, status } = order
  const money = useMoney()
  const [open, setOpen] = useState<'charge' | 'refund'>()
  const onMade = () => setOpen(undefined)
  const charging = useKeyedAction('repair-payment', id, { inline: true, onMade })
  const refunding = useKeyedAction('repair-refund', id, { inline: true, onMade })
  const close = () => {
    charging.clearRefusal()
    refunding.clearRefusal()
    setOpen(undefined)
  }
  const bodyOf = (amount: number, form: FormData, seen: number) => ({
    amount,
    currency: String(form.get('currency')),
    paymentMethod: String(form.get('paymentMethod')),
    transactionCode: textOrNull(form.get('transactionCode')),
    version: seen,
  })
  const [first] = left
  const params = { id }
  const mayCharge = status !== 'CANCELADA' && !order.underWarranty && !order.repeats
  return (
    <div className="mt-4 grid gap-2 empty:hidden">
      {charging.notice}
      {refunding.notice}
      {mayCharge && (
        <Button size="sm" onClick={() => setOpen('charge')}>
          {texts.charge}
        </Button>
      )}
      {first && (
        <Button size="sm" variant="secondary" onClick={() => setOpen('refund')}>
          {texts.giveBack}
        </Button>
      )}
      {open === 'charge' && (
        <RepairMoneyDialog
          title={texts.chargeTitle}
          text={texts.chargeText}
          saveLabel={texts.charge}
          amount={charge?.due ?? 0}
          currency={charge?.currency ?? 'CUP'}
          isFixed={false}
          owed={charge?.total == null ? undefined : charge}
          onClose={close}
          busy={charging.busy}
          refusal={charging.refusal}
          version={version}
          notice={charging.notice}
          onSave={(amount, form, { version: seen, settles }) => {
            const body = { ...bodyOf(amount, form, seen), ...(settles !== undefined && { settles }) }
            return charging.run(
              (headers) => officeClient.call(chargeServiceOrder, { params, body, headers }),
              {
                done: texts.charged,
              },
            )
          }}
        />
      )}
      {open === 'refund' && first && (
        <RepairMoneyDialog
          title={texts.giveBackTitle}
          text={fillText(texts.giveBackText, {
            amount: left.map((sum) => money(sum.amount, sum.currency)).join(', '),
          })}
          saveLabel={texts.giveBack}
          amount={first.amount}
          currency={first.currency}
          isFixed={left.length === 1}
          hasReason
          paidWith={mostPaidWith(order.payments.filter(({ currency }) => currency === first.currency))}
          onClose={close}
          busy={refunding.busy}
          refusal={refunding.refusal}
          version={version}
          notice={refunding.notice}
          onSave={(amount, form, { version: seen }) => {
            const body = { ...bodyOf(amount, form, seen), reason: String(form.get('reason')).trim() }
            return refunding.run(
              (headers) => officeClient.call(refundServiceOrder, { params, body, headers }),
              {
                done: texts.givenBack,
              },
            )
          }}
        />
      )}
    </div>
  )
}
