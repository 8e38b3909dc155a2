import { refundOrder } from '@tecnoclick/contract/selling/orders/endpoints'
import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { useState } from 'react'
import { textOf, textOrNull } from '../../platform/api/form-values.ts'
import { officeClient } from '../../platform/api/office-client.ts'
import { useSeenVersion } from '../../platform/api/use-action.ts'
import { useKeyedAction } from '../../platform/api/use-keyed-action.tsx'
import { newsHint } from '../../platform/customer-news.ts'
import { useMoney } from '../../platform/money.tsx'
import { type NewsOrder, useOrderNews } from '../orders/order-news.ts'
import { MethodField, mostPaidWith } from './method-field.tsx'
import { MoneyDialog } from './money-dialog.tsx'
import { chosenPayment, RefundChoice, RefundParts, useRefundableMoney } from './refund-choice.tsx'
import { TransactionCodeField } from './transaction-code-field.tsx'

const { orderRefunds: texts } = office

interface RefundDialogProps {
  order: Pick<Order, 'version' | 'currency' | 'refundDue' | 'excess' | 'payments'> & NewsOrder
  onDone: () => void
  onClose: () => void
}

/** Money that was given back, of a cancelled order or paid too much. */
export function RefundDialog({ order, onDone, onClose }: RefundDialogProps) {
  const { id, currency } = order
  const due = order.refundDue || order.excess
  const money = useMoney()
  const tell = useOrderNews(order)
  const { run, busy, refusal, notice } = useKeyedAction('order-refund', id, { inline: true })
  const version = useSeenVersion(order.version, refusal)
  const refundable = useRefundableMoney(id)
  const [paymentId, setPaymentId] = useState<number>()
  const [problem, setProblem] = useState<string>()

  async function save(amount: number, form: FormData) {
    const paymentMethod = textOf(form.get('paymentMethod'))
    setProblem(paymentMethod === '' ? texts.missingMethod : undefined)
    if (paymentMethod === '') return undefined
    const body = {
      amount,
      ...(paymentId !== undefined && { paymentId }),
      paymentMethod,
      transactionCode: textOrNull(form.get('transactionCode')),
      version,
    }
    const saved = await run((headers) => officeClient.call(refundOrder, { params: { id }, body, headers }), {
      done: () => tell(texts.done, `${texts.done} ${money(amount, currency)}.`),
    })
    if (saved) onDone()
    return saved
  }

  const chosen = chosenPayment(refundable, paymentId)
  const most = Math.min(chosen?.settles ?? due, due)
  const paid = order.payments.flatMap(({ state, method, settles }) =>
    state === 'verified' ? { method, amount: settles } : [],
  )
  return (
    <MoneyDialog
      title={texts.dialogTitle}
      text={`${texts.dialogText} ${newsHint(order.customer)}`}
      evidence={notice}
      amountLabel={texts.amount}
      amountHint={fillText(texts.amountHint, { due: money(most, currency) })}
      saveLabel={texts.save}
      amount={most}
      currency={currency}
      of={paymentId}
      beforeAmount={
        <RefundChoice refundable={refundable} currency={currency} value={paymentId} onChange={setPaymentId} />
      }
      afterAmount={(amount) => (
        <RefundParts refundable={refundable} paymentId={paymentId} amount={amount} currency={currency} />
      )}
      onClose={onClose}
      busy={busy}
      refusal={refusal}
      onSave={save}
    >
      <MethodField
        label={texts.method}
        placeholder={texts.chooseMethod}
        key={paymentId}
        paidWith={chosen?.method ?? mostPaidWith(paid)}
        error={problem}
      />
      <TransactionCodeField label={texts.code} />
    </MoneyDialog>
  )
}
