import { sellVoucher } from '@tecnoclick/contract/selling/credit/endpoints'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { SelectField } from '@tecnoclick/ui/select-field'
import { TextField } from '@tecnoclick/ui/text-field'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { textOf, textOrNull } from '../../platform/api/form-values.ts'
import { officeClient } from '../../platform/api/office-client.ts'
import { useKeyedAction } from '../../platform/api/use-keyed-action.tsx'
import { useCurrencies } from '../../platform/money.tsx'
import { MoneyDialog } from '../payments/money-dialog.tsx'
import { TransactionCodeField } from '../payments/transaction-code-field.tsx'
import { usePaymentMethods } from '../payments/use-payment-methods.ts'

const { credit: texts, orderRefunds } = office

/** Somebody buys a voucher. Rendered while it is open. */
export function VoucherDialog({ onClose }: { onClose: () => void }) {
  const { run, busy, refusal, notice } = useKeyedAction('credit-vouchers', undefined, { inline: true })
  const currencies = useCurrencies()
  const { options } = usePaymentMethods()
  const navigate = useNavigate()
  const [missing, setMissing] = useState(false)

  async function save(amount: number, form: FormData) {
    const paymentMethod = textOf(form.get('paymentMethod'))
    setMissing(paymentMethod === '')
    if (paymentMethod === '') return undefined
    const body = {
      amount,
      currency: textOf(form.get('currency')),
      paymentMethod,
      transactionCode: textOrNull(form.get('transactionCode')),
      note: textOf(form.get('note')),
    }
    const ledger = await run((headers) => officeClient.call(sellVoucher, { body, headers }), {
      done: ({ code }) => fillText(texts.sold, { code: code ?? '' }),
    })
    if (ledger) void navigate(`/admin/credit/${ledger.id}`)
    return ledger
  }

  return (
    <MoneyDialog
      title={texts.sellVoucher}
      text={texts.sellText}
      evidence={notice}
      amountLabel={texts.amount}
      amountHint=""
      saveLabel={texts.save}
      amount={0}
      currency=""
      onClose={onClose}
      busy={busy}
      refusal={refusal}
      onSave={save}
    >
      <SelectField
        key={currencies.length}
        name="currency"
        label={texts.currency}
        defaultValue={currencies[0]?.code ?? ''}
        options={currencies.map(({ code }) => ({ value: code, label: code }))}
      />
      <SelectField
        name="paymentMethod"
        label={texts.method}
        placeholder={orderRefunds.chooseMethod}
        options={options}
        required
        error={missing && orderRefunds.missingMethod}
      />
      <TransactionCodeField label={texts.code} />
      <TextField name="note" label={texts.noteOfVoucher} maxLength={500} autoComplete="off" />
    </MoneyDialog>
  )
}
