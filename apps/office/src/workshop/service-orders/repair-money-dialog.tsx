import { office } from '@tecnoclick/messages/office'
import { SelectField } from '@tecnoclick/ui/select-field'
import { TextField } from '@tecnoclick/ui/text-field'
import { type ReactNode, useState } from 'react'
import type { Refusal } from '../../platform/api/http-error.ts'
import { useSeenVersion } from '../../platform/api/use-action.ts'
import { useCurrencies } from '../../platform/money.tsx'
import { MethodField } from '../../selling/payments/method-field.tsx'
import { MoneyDialog } from '../../selling/payments/money-dialog.tsx'
import { PaidCurrencyField } from '../../selling/payments/paid-currency-field.tsx'
import { TransactionCodeField } from '../../selling/payments/transaction-code-field.tsx'
import { type Owed, usePaymentRates } from '../../selling/payments/use-payment-rates.ts'

const { repairMoney: texts } = office

interface RepairMoneyDialogProps {
  title: string
  text: string
  saveLabel: string
  amount: number
  currency: string
  /** Nobody chooses the currency. */
  isFixed: boolean
  /** What a price leaves to be paid, in any currency. */
  owed?: Owed | undefined
  hasReason?: boolean
  /** Chosen beforehand. */
  paidWith?: string | undefined
  onClose: () => void
  busy: boolean
  refusal: Refusal | undefined
  /** What became of an earlier attempt. */
  notice: ReactNode
  version: number
  onSave: (
    amount: number,
    form: FormData,
    seen: { version: number; settles: number | undefined },
  ) => Promise<unknown>
}

/** Amount, currency, method and code. Rendered while it is open. */
export function RepairMoneyDialog(props: RepairMoneyDialogProps) {
  const { currency, isFixed, owed, hasReason = false, paidWith, notice, onSave, ...dialog } = props
  const rates = usePaymentRates()
  const [paidIn, setPaidIn] = useState(currency)
  const version = useSeenVersion(props.version, props.refusal)
  const currencies = useCurrencies()
  const [errors, setErrors] = useState<{ method?: string; reason?: string }>({})

  async function save(amount: number, form: FormData) {
    const missing = {
      ...(!form.get('paymentMethod') && { method: texts.missingMethod }),
      ...(hasReason && String(form.get('reason')).trim() === '' && { reason: texts.missingReason }),
    }
    setErrors(missing)
    if (Object.keys(missing).length > 0) return undefined
    const isOther = owed !== undefined && paidIn !== owed.currency
    const settles = isOther ? rates.settle(amount, paidIn, owed) : undefined
    const saved = await onSave(amount, form, { version, settles })
    // The rate may be another one by now.
    if (saved === undefined && isOther) await rates.refetch()
    return saved
  }

  return (
    <MoneyDialog
      {...dialog}
      evidence={notice}
      currency={owed ? paidIn : isFixed ? currency : ''}
      {...(owed && {
        amount: rates.amountFor(owed, paidIn),
        due: owed.due,
        settled: {
          currency: owed.currency,
          of: (amount: number) => rates.settle(amount, paidIn, owed),
        },
        beforeAmount: (
          <PaidCurrencyField
            value={paidIn}
            offered={rates.currencies}
            owedIn={owed.currency}
            onChange={setPaidIn}
          />
        ),
      })}
      onSave={save}
    >
      {owed ? null : isFixed ? (
        <input type="hidden" name="currency" value={currency} />
      ) : (
        <SelectField
          name="currency"
          label={texts.currency}
          defaultValue={currency}
          options={currencies.map(({ code }) => ({ value: code, label: code }))}
        />
      )}
      <MethodField
        label={texts.method}
        placeholder={texts.chooseMethod}
        paidWith={paidWith}
        error={errors.method}
      />
      <TransactionCodeField label={texts.code} />
      {hasReason && (
        <TextField
          name="reason"
          label={texts.reason}
          maxLength={500}
          autoComplete="off"
          required
          error={errors.reason}
        />
      )}
    </MoneyDialog>
  )
}
