import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import { office } from '@tecnoclick/messages/office'
import { TextLink } from '@tecnoclick/ui/link'
import { useToast } from '@tecnoclick/ui/toast'
import { useEffect, useState } from 'react'
import { PaymentFacts } from '../orders/payment-card.tsx'
import { RejectPayment } from '../orders/reject-payment.tsx'
import { useJudgePayment, VerifyMoneyDialog } from './verify-money-dialog.tsx'

const { workQueue } = office

interface VerifyPaymentDialogProps {
  order: Order
  onDone: () => void
  onClose: () => void
}

/** The oldest payment of an order that waits, with what speaks for and against it. */
export function VerifyPaymentDialog({ order, onDone, onClose }: VerifyPaymentDialogProps) {
  const { id, currency, customer, noSellOrden: number } = order
  const toast = useToast()
  // Kept: after the verification the order has no payment that waits, and the dialog is still closing.
  const [payment] = useState(() => order.payments.find(({ state }) => state === 'submitted'))
  const { judge, busy, refusal, clearRefusal } = useJudgePayment(order, payment?.id)
  const isGone = payment === undefined
  useEffect(() => {
    if (!isGone) return
    toast.info(workQueue.gone)
    onClose()
  }, [isGone, toast, onClose])
  if (!payment) return null

  async function judgeAndGoOn(judgement: Parameters<typeof judge>[0]) {
    const judged = await judge(judgement)
    if (judged) onDone()
    return judged
  }

  return (
    <VerifyMoneyDialog
      order={order}
      payment={payment}
      judge={judgeAndGoOn}
      busy={busy}
      refusal={refusal}
      onClose={onClose}
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
      actions={
        <RejectPayment
          busy={busy}
          refusal={refusal}
          onReject={(note) => judgeAndGoOn({ state: 'rejected', note })}
          onClose={clearRefusal}
          size="md"
        />
      }
    />
  )
}
