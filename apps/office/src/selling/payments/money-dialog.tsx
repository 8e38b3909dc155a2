import { office } from '@tecnoclick/messages/office'
import { Dialog } from '@tecnoclick/ui/dialog'
import { TextField } from '@tecnoclick/ui/text-field'
import { type ReactNode, useId, useState } from 'react'
import { AmountOfDue } from '../../platform/amount-of-due.tsx'
import { amountOf } from '../../platform/api/form-values.ts'
import type { Refusal } from '../../platform/api/http-error.ts'
import { FormButtons } from '../../platform/form/form-buttons.tsx'
import { DialogError, SaveError } from '../../platform/form/form-error.tsx'
import { useSingleSubmit } from '../../platform/form/use-single-submit.ts'
import { hasValidCode } from './transaction-code-field.tsx'

const { orderPayments: texts } = office

interface MoneyDialogProps {
  title: string
  text: string
  /** What to look at before the amount. */
  evidence?: ReactNode
  /** Other buttons than saving and cancelling. */
  actions?: ReactNode
  /** Without them it is money that arrived. */
  amountLabel?: string
  amountHint?: string
  /** May depend on the amount. */
  saveLabel: string | ((amount: number) => string)
  /** What the field begins with. */
  amount: number
  currency: string
  /** What it is of: with another one the amount begins anew. */
  of?: number | undefined
  /** What is to be paid: the dialog says what is missing after the amount. */
  due?: number
  /** Of money in another currency than what is owed: what an amount pays, and in which currency. */
  settled?: { currency: string; of: (amount: number) => number | undefined }
  /** Above the amount, such as its currency. */
  beforeAmount?: ReactNode
  /** Below it: what the typed amount means. */
  afterAmount?: (amount: number | null) => ReactNode
  onClose: () => void
  busy: boolean
  refusal: Refusal | undefined
  /** Resolves to undefined after a refusal, which keeps the dialog open. */
  onSave: (amount: number, form: FormData) => Promise<unknown>
  children?: ReactNode
}

/** Asks how much money arrived or was given back. Rendered while it is open, so that it begins with the amount of then. */
export function MoneyDialog(props: MoneyDialogProps) {
  const {
    title,
    text,
    evidence,
    actions,
    amountLabel = texts.amount,
    amountHint = texts.amountHint,
    saveLabel,
    amount,
    currency,
    of,
    due,
    settled,
    beforeAmount,
    afterAmount,
    onClose,
    busy,
    refusal,
    onSave,
    children,
  } = props
  const form = useId()
  const save = useSingleSubmit(onSave)
  const [error, setError] = useState<string>()
  const [typed, setTyped] = useState<number | null>(amount)
  const [begun, setBegun] = useState({ currency, amount, of })
  // The amount begins anew in another currency, of another payment, and when its rate has arrived.
  if (begun.currency !== currency || begun.of !== of || (begun.amount === 0 && amount > 0)) {
    setBegun({ currency, amount, of })
    setTyped(amount)
  }
  const paid = typed === null ? undefined : settled ? settled.of(typed) : typed
  return (
    <Dialog
      title={title}
      size="sm"
      role="alertdialog"
      open
      onClose={onClose}
      footer={
        <>
          {actions}
          <FormButtons
            form={form}
            busy={busy}
            saveLabel={typeof saveLabel === 'string' ? saveLabel : saveLabel(typed ?? 0)}
            onCancel={onClose}
          />
        </>
      }
    >
      <form
        id={form}
        noValidate
        className="grid gap-4"
        onSubmit={async (event) => {
          event.preventDefault()
          const data = new FormData(event.currentTarget)
          const isAmount =
            typed !== null && typed > 0 && /^\d+([.,]\d{1,2})?$/.test(String(data.get('amount')).trim())
          setError(isAmount ? undefined : texts.badAmount)
          const isCode = hasValidCode(event.currentTarget)
          if (isAmount && isCode && (await save(typed, data)) !== undefined) onClose()
        }}
      >
        {/* First: on a phone the field is below the evidence. */}
        {due !== undefined && paid !== undefined && paid > 0 && (
          <p role="status" className="font-semibold text-sm">
            <AmountOfDue amount={paid} due={due} currency={settled?.currency ?? currency} />
          </p>
        )}
        {evidence}
        <p>{text}</p>
        {beforeAmount}
        <TextField
          key={`${begun.currency} ${begun.amount} ${begun.of}`}
          name="amount"
          label={currency ? `${amountLabel} (${currency})` : amountLabel}
          hint={amountHint}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={amount > 0 ? amount.toFixed(2) : ''}
          onChange={({ currentTarget }) => setTyped(amountOf(currentTarget.value))}
          error={error}
          required
          data-autofocus
        />
        {afterAmount?.(typed)}
        {children}
        <DialogError>
          <SaveError refusal={refusal} />
        </DialogError>
      </form>
    </Dialog>
  )
}
