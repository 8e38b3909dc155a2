import { limitsOf } from '@tecnoclick/contract/platform/field-limits'
import { recordPayment } from '@tecnoclick/contract/selling/orders/endpoints'
import { recordedPaymentSchema } from '@tecnoclick/contract/selling/orders/payment-schemas'
import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import { office } from '@tecnoclick/messages/office'
import { Button } from '@tecnoclick/ui/button'
import { SelectField } from '@tecnoclick/ui/select-field'
import { TextField } from '@tecnoclick/ui/text-field'
import { useState } from 'react'
import { textOrNull } from '../../platform/api/form-values.ts'
import { officeClient } from '../../platform/api/office-client.ts'
import { useSeenVersion } from '../../platform/api/use-action.ts'
import { useKeyedAction } from '../../platform/api/use-keyed-action.tsx'
import { newsHint } from '../../platform/customer-news.ts'
import { type NewsOrder, useOrderNews } from '../orders/order-news.ts'
import { MoneyDialog } from './money-dialog.tsx'
import { PaidCurrencyField } from './paid-currency-field.tsx'
import { TransactionCodeField } from './transaction-code-field.tsx'
import { usePaymentMethods } from './use-payment-methods.ts'
import { usePaymentRates } from './use-payment-rates.ts'

const { orderPayments: texts, payment: sharedTexts } = office

interface RecordPaymentProps {
  order: Pick<Order, 'version' | 'due' | 'currency' | 'paymentMethod'> & NewsOrder
  /** Nobody has paid anything yet. */
  isFirst: boolean
}

/** Money that arrived without a report of the customer: cash, a check, a part. */
export function RecordPayment({ order, isFirst }: RecordPaymentProps) {
  const [open, setOpen] = useState(false)
  return (
    <div className="mt-4">
      <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
        {isFirst ? office.orders.payment.register : texts.add}
      </Button>
      {open && <RecordPaymentDialog order={order} onClose={() => setOpen(false)} />}
    </div>
  )
}

interface RecordPaymentDialogProps {
  order: RecordPaymentProps['order']
  onDone?: () => void
  onClose: () => void
}

/** Rendered while it is open. After a lost answer the outcome is asked for first, also after a reload. */
export function RecordPaymentDialog({ order, onDone, onClose }: RecordPaymentDialogProps) {
  const { run, busy, refusal, notice } = useKeyedAction('order-payment', order.id, { inline: true })
  const tell = useOrderNews(order)
  const version = useSeenVersion(order.version, refusal)
  const { optionsWithCredit: options } = usePaymentMethods()
  const [currency, setCurrency] = useState(order.currency)
  const rates = usePaymentRates()
  const isOther = currency !== order.currency

  async function save(amount: number, form: FormData) {
    const body = {
      amount,
      ...(isOther && { currency, settles: rates.settle(amount, currency, order) }),
      paymentMethod: textOrNull(form.get('paymentMethod')),
      transactionCode: textOrNull(form.get('transactionCode')),
      note: textOrNull(form.get('note')),
      version,
    }
    const call = { params: { id: order.id }, body }
    const stored = await run((headers) => officeClient.call(recordPayment, { ...call, headers }), {
      done: () => tell(texts.added, texts.added),
    })
    if (stored) onDone?.()
    // The rate may be another one by now.
    else if (isOther) await rates.refetch()
    return stored
  }

  return (
    <MoneyDialog
      title={texts.addTitle}
      text={`${texts.addText} ${newsHint(order.customer)}`}
      evidence={notice}
      saveLabel={texts.save}
      amount={rates.amountFor(order, currency)}
      currency={currency}
      due={order.due}
      settled={{ currency: order.currency, of: (amount) => rates.settle(amount, currency, order) }}
      beforeAmount={
        <PaidCurrencyField
          value={currency}
          offered={rates.currencies}
          owedIn={order.currency}
          onChange={setCurrency}
        />
      }
      onClose={onClose}
      busy={busy}
      refusal={refusal}
      onSave={save}
    >
      <SelectField
        name="paymentMethod"
        label={texts.method}
        defaultValue={order.paymentMethod ?? ''}
        placeholder={office.orders.payment.undecided}
        options={options}
      />
      <TransactionCodeField label={sharedTexts.code} />
      <TextField
        name="note"
        label={texts.note}
        maxLength={limitsOf(recordedPaymentSchema.shape.note).maxLength}
        autoComplete="off"
      />
    </MoneyDialog>
  )
}
