import { judgePayment } from '@tecnoclick/contract/selling/orders/endpoints'
import type { Order, OrderPayment, PaymentJudgement } from '@tecnoclick/contract/selling/orders/schemas'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { TextField } from '@tecnoclick/ui/text-field'
import type { ReactNode } from 'react'
import { textOrNull } from '../../platform/api/form-values.ts'
import { officeClient } from '../../platform/api/office-client.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { usePrice } from '../../platform/money.tsx'
import { MoneyDialog } from './money-dialog.tsx'

const { orderPayments, payment: sharedTexts } = office
const { payment: texts } = office.orders

type Judgement = Omit<PaymentJudgement, 'paymentId' | 'version'>

/** Verifies or rejects one payment. */
export function useJudgePayment({ id, version }: Order, paymentId: number | undefined) {
  const { run, busy } = useAction()
  const judge = (judgement: Judgement) => {
    const body = { ...judgement, paymentId, version }
    return run(() => officeClient.call(judgePayment, { params: { id }, body }), {
      done: judgement.state === 'verified' ? texts.verified : sharedTexts.rejected,
    })
  }
  return { judge, busy }
}

interface VerifyMoneyDialogProps {
  order: Order
  payment: OrderPayment
  judge: (judgement: Judgement) => Promise<unknown>
  busy: boolean
  onClose: () => void
  evidence?: ReactNode
  actions?: ReactNode
}

/** Asks what arrived, says what is missing then, and asks for the code of a photo. */
export function VerifyMoneyDialog({ order, payment, judge, ...dialog }: VerifyMoneyDialogProps) {
  const money = usePrice()
  return (
    <MoneyDialog
      {...dialog}
      title={fillText(texts.verifyTitle, { amount: money(payment.amount, order.currency) })}
      text={texts.verifyText}
      saveLabel={texts.verify}
      amount={payment.amount}
      due={order.due}
      currency={order.currency}
      onSave={(amount, form) =>
        judge({ state: 'verified', amount, transactionCode: textOrNull(form.get('transactionCode')) })
      }
    >
      {payment.receipt && !payment.transactionCode && (
        <TextField
          name="transactionCode"
          label={orderPayments.receiptCode}
          hint={orderPayments.receiptCodeHint}
          maxLength={64}
          autoComplete="off"
        />
      )}
    </MoneyDialog>
  )
}
