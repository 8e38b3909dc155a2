import { refundOrder } from '@tecnoclick/contract/selling/orders/endpoints'
import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { SelectField } from '@tecnoclick/ui/select-field'
import { TextField } from '@tecnoclick/ui/text-field'
import { useState } from 'react'
import { textOf, textOrNull } from '../../platform/api/form-values.ts'
import { officeClient } from '../../platform/api/office-client.ts'
import { useKeyedAction } from '../../platform/api/use-keyed-action.tsx'
import { useMoney } from '../../platform/money.tsx'
import { MoneyDialog } from './money-dialog.tsx'
import { usePaymentMethods } from './use-payment-methods.ts'

const { orderRefunds: texts } = office

interface RefundDialogProps {
  order: Pick<Order, 'id' | 'version' | 'currency' | 'refundDue' | 'excess'>
  onDone: () => void
  onClose: () => void
}

/** Money that was given back, of a cancelled order or paid too much. No method is chosen beforehand. */
export function RefundDialog({ order, onDone, onClose }: RefundDialogProps) {
  const { id, version, currency } = order
  const due = order.refundDue || order.excess
  const money = useMoney()
  const { options } = usePaymentMethods()
  const { run, busy, notice } = useKeyedAction('order-refund', id)
  const [problem, setProblem] = useState<string>()

  async function save(amount: number, form: FormData) {
    const paymentMethod = textOf(form.get('paymentMethod'))
    setProblem(paymentMethod === '' ? texts.missingMethod : undefined)
    if (paymentMethod === '') return undefined
    const body = {
      amount,
      paymentMethod,
      transactionCode: textOrNull(form.get('transactionCode')),
      version,
    }
    const saved = await run((headers) => officeClient.call(refundOrder, { params: { id }, body, headers }), {
      done: texts.done,
    })
    if (saved) onDone()
    return saved
  }

  return (
    <MoneyDialog
      title={texts.dialogTitle}
      text={texts.dialogText}
      evidence={notice}
      amountLabel={texts.amount}
      amountHint={fillText(texts.amountHint, { due: money(due, currency) })}
      saveLabel={texts.save}
      amount={due}
      currency={currency}
      onClose={onClose}
      busy={busy}
      onSave={save}
    >
      <SelectField
        name="paymentMethod"
        label={texts.method}
        placeholder={texts.chooseMethod}
        options={options}
        required
        error={problem}
      />
      <TextField name="transactionCode" label={texts.code} maxLength={64} autoComplete="off" />
    </MoneyDialog>
  )
}
