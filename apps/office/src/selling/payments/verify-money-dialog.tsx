import { judgePayment } from '@tecnoclick/contract/selling/orders/endpoints'
import type { OrderPayment, PaymentJudgement } from '@tecnoclick/contract/selling/orders/payment-schemas'
import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import { settlementOf } from '@tecnoclick/domain/money/settlement'
import { fromWire, toWire } from '@tecnoclick/domain/platform/money'
import { isOpen } from '@tecnoclick/domain/selling/order-status'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { CheckboxField } from '@tecnoclick/ui/checkbox-field'
import { type ReactNode, useState } from 'react'
import { textOrNull } from '../../platform/api/form-values.ts'
import type { Refusal } from '../../platform/api/http-error.ts'
import { officeClient } from '../../platform/api/office-client.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { isTold, newsHint } from '../../platform/customer-news.ts'
import { useMoney } from '../../platform/money.tsx'
import { useIsPermitted } from '../../platform/permissions.tsx'
import { useOrderNews } from '../orders/order-news.ts'
import { MoneyDialog } from './money-dialog.tsx'
import { TransactionCodeField } from './transaction-code-field.tsx'

const { orderPayments, payment: sharedTexts } = office
const { payment: texts } = office.orders

type Judgement = Omit<PaymentJudgement, 'paymentId' | 'version'>

/** Verifies or rejects one payment. */
export function useJudgePayment(order: Order, paymentId: number | undefined) {
  const { id, version } = order
  const tell = useOrderNews(order)
  const { run, ...action } = useAction({ inline: true })
  const judge = (judgement: Judgement) => {
    const body = { ...judgement, paymentId, version }
    return run(() => officeClient.call(judgePayment, { params: { id }, body }), {
      done: ({ step }) => {
        if (judgement.state === 'rejected')
          return tell(sharedTexts.rejected, `${sharedTexts.rejected} ${judgement.note}`)
        const isPrepared = judgement.prepare && step === 'preparing'
        const done = isPrepared ? texts.verifiedAndPrepared : texts.verified
        return tell(done, done)
      },
    })
  }
  return { judge, ...action }
}

/** At the rate of the payment. */
function settledOf({ amount: reported, settles, rate }: OrderPayment, amount: number, due: number): number {
  if (!rate) return amount
  if (amount === reported) return settles
  const by = { paid: fromWire(rate.paid) ?? 0, settled: fromWire(rate.settled) ?? 0 }
  return toWire(settlementOf(fromWire(amount) ?? 0, by, fromWire(due)).settled)
}

interface VerifyMoneyDialogProps {
  order: Order
  payment: OrderPayment
  judge: (judgement: Judgement) => Promise<unknown>
  busy: boolean
  refusal: Refusal | undefined
  onClose: () => void
  evidence?: ReactNode
  actions?: ReactNode
}

/** Asks what arrived, says what is missing then, and asks for the code of a photo. A paid order is prepared at once. */
export function VerifyMoneyDialog({ order, payment, judge, ...dialog }: VerifyMoneyDialogProps) {
  const money = useMoney()
  const isPermitted = useIsPermitted()
  const [mayPrepare] = useState(
    () =>
      order.channel !== 'mostrador' &&
      isOpen(order.status) &&
      order.step === null &&
      isPermitted('orders:write'),
  )
  const [isWanted, setWanted] = useState(mayPrepare)
  const isPrepared = (amount: number) => isWanted && settledOf(payment, amount, order.due) >= order.due
  return (
    <MoneyDialog
      {...dialog}
      title={fillText(texts.verifyTitle, { amount: money(payment.amount, payment.currency) })}
      text={`${texts.verifyText} ${newsHint(order.customer)}`}
      saveLabel={(amount) => (isPrepared(amount) ? texts.verifyAndPrepare : texts.verify)}
      amount={payment.amount}
      due={order.due}
      currency={payment.currency}
      settled={{ currency: order.currency, of: (amount) => settledOf(payment, amount, order.due) }}
      onSave={(amount, form) =>
        judge({
          state: 'verified',
          amount,
          transactionCode: textOrNull(form.get('transactionCode')),
          prepare: isPrepared(amount),
        })
      }
    >
      {payment.receipt && !payment.transactionCode && (
        <TransactionCodeField label={orderPayments.receiptCode} hint={orderPayments.receiptCodeHint} />
      )}
      {mayPrepare && (
        <CheckboxField
          label={texts.prepare}
          hint={isTold(order.customer) ? texts.prepareHint : texts.prepareHintUntold}
          checked={isWanted}
          onChange={({ currentTarget }) => setWanted(currentTarget.checked)}
        />
      )}
    </MoneyDialog>
  )
}
