import { judgePayment } from '@tecnoclick/contract/selling/orders/endpoints'
import type { Order, PaymentJudgement } from '@tecnoclick/contract/selling/orders/schemas'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { TextLink } from '@tecnoclick/ui/link'
import { useToast } from '@tecnoclick/ui/toast'
import { useEffect, useState } from 'react'
import { officeClient } from '../../platform/api/office-client.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { usePrice } from '../../platform/money.tsx'
import { PaymentFacts } from '../orders/payment-card.tsx'
import { RejectPayment } from '../orders/reject-payment.tsx'
import { MoneyDialog } from './money-dialog.tsx'

const { payment: sharedTexts, workQueue } = office
const { payment: texts } = office.orders

interface VerifyPaymentDialogProps {
  order: Order
  onDone: () => void
  onClose: () => void
}

/** The oldest payment of an order that waits, with what speaks for and against it. */
export function VerifyPaymentDialog({ order, onDone, onClose }: VerifyPaymentDialogProps) {
  const { id, currency, version, customer, noSellOrden: number } = order
  const money = usePrice()
  const toast = useToast()
  const { run, busy } = useAction()
  // Kept: after the verification the order has no payment that waits, and the dialog is still closing.
  const [payment] = useState(() => order.payments.find(({ state }) => state === 'submitted'))
  const isGone = payment === undefined
  useEffect(() => {
    if (!isGone) return
    toast.info(workQueue.gone)
    onClose()
  }, [isGone, toast, onClose])
  if (!payment) return null

  async function judge(judgement: Pick<PaymentJudgement, 'state' | 'note' | 'amount'>) {
    const body = { ...judgement, paymentId: payment?.id, version }
    const judged = await run(() => officeClient.call(judgePayment, { params: { id }, body }), {
      done: judgement.state === 'verified' ? texts.verified : sharedTexts.rejected,
    })
    if (judged) onDone()
    return judged
  }

  return (
    <MoneyDialog
      open
      title={fillText(texts.verifyTitle, { amount: money(payment.amount, currency) })}
      text={texts.verifyText}
      evidence={
        <div>
          <p className="mb-3 font-semibold">
            <TextLink href={`/admin/orders/${id}`}>{number}</TextLink> · {customer.name || customer.email}
          </p>
          <PaymentFacts payment={payment} currency={currency} />
          <p className="mt-3 text-sm">
            <TextLink href={`/admin/orders/${id}`}>{workQueue.openOrder}</TextLink>
          </p>
        </div>
      }
      saveLabel={texts.verify}
      amount={payment.amount}
      currency={currency}
      onClose={onClose}
      busy={busy}
      onSave={(amount) => judge({ state: 'verified', amount })}
      actions={
        <RejectPayment busy={busy} onReject={(note) => judge({ state: 'rejected', note })} size="md" />
      }
    />
  )
}
