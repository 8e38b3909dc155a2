import { getRefundableMoney } from '@tecnoclick/contract/selling/orders/endpoints'
import type { RefundableMoney } from '@tecnoclick/contract/selling/refunds/schemas'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { RadioGroup } from '@tecnoclick/ui/radio-group'
import { officeClient } from '../../platform/api/office-client.ts'
import { useApiQuery } from '../../platform/api/use-api-query.ts'
import { useMoney } from '../../platform/money.tsx'
import { planRefund } from './refund-plan.ts'
import { usePaymentMethods } from './use-payment-methods.ts'

const { orderRefunds: texts } = office

/** Read for each dialog: what is left changes with every refund. */
export function useRefundableMoney(orderId: number): RefundableMoney | undefined {
  const { data } = useApiQuery({
    queryKey: ['refundable', orderId],
    read: ({ signal }) => officeClient.call(getRefundableMoney, { params: { id: orderId }, signal }),
  })
  return data
}

interface RefundChoiceProps {
  refundable: RefundableMoney | undefined
  currency: string
  /** Undefined: as it comes. */
  value: number | undefined
  onChange: (paymentId: number | undefined) => void
}

/** Which payment goes back. Only one in another currency than that of the order leaves a choice. */
export function RefundChoice({ refundable, currency, value, onChange }: RefundChoiceProps) {
  const money = useMoney()
  const { nameOf } = usePaymentMethods()
  const payments = refundable?.payments ?? []
  if (payments.every(({ paymentId }) => paymentId === null)) return null
  const options = payments.flatMap(({ paymentId, method, paid, left, settles, currency: paidIn, rate }) => {
    if (paymentId === null || !rate) return []
    const label = [money(paid, paidIn), method && nameOf(method)].filter(Boolean).join(' · ')
    const isBack = left < paid
    const hints = [
      `${money(rate.paid, paidIn)} = ${money(rate.settled, currency)}`,
      isBack && fillText(texts.alreadyBack, { amount: money(Math.round((paid - left) * 100) / 100, paidIn) }),
      isBack &&
        left > 0 &&
        fillText(texts.left, { amount: money(left, paidIn), settles: money(settles, currency) }),
    ]
    return { value: String(paymentId), label, hint: hints.filter(Boolean).join('. '), disabled: left === 0 }
  })
  return (
    <RadioGroup
      name="paymentId"
      label={texts.whichPayment}
      options={[
        { value: '', label: fillText(texts.anyPayment, { currency }), hint: texts.anyPaymentHint },
        ...options,
      ]}
      value={value === undefined ? '' : String(value)}
      onValueChange={(chosen) => onChange(chosen === '' ? undefined : Number(chosen))}
    />
  )
}

interface RefundPartsProps {
  refundable: RefundableMoney | undefined
  paymentId: number | undefined
  /** In the order's currency. */
  amount: number | null
  currency: string
}

/** What is handed out for the amount: shown where it is not simply the amount. */
export function RefundParts({ refundable, paymentId, amount, currency }: RefundPartsProps) {
  const money = useMoney()
  if (!refundable || !amount || amount < 0) return null
  if (refundable.payments.every((payment) => payment.paymentId === null)) return null
  const plan = planRefund(amount, refundable, paymentId)
  if (!plan)
    return (
      <p role="status" className="text-danger text-sm">
        {texts.notLeft}
      </p>
    )
  const parts = plan.parts.map((part) => money(part.amount, part.currency))
  if (plan.credit > 0) parts.push(fillText(texts.asCredit, { amount: money(plan.credit, currency) }))
  return (
    <p role="status" className="font-semibold text-sm">
      {fillText(texts.handedBack, { parts: parts.join(' + ') })}
    </p>
  )
}

/** Undefined: none was chosen. */
export function chosenPayment(refundable: RefundableMoney | undefined, paymentId: number | undefined) {
  return paymentId === undefined
    ? undefined
    : refundable?.payments.find((payment) => payment.paymentId === paymentId)
}
