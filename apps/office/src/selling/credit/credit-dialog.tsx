import { enterCredit } from '@tecnoclick/contract/selling/credit/endpoints'
import { office } from '@tecnoclick/messages/office'
import { SelectField } from '@tecnoclick/ui/select-field'
import { TextField } from '@tecnoclick/ui/text-field'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { textOf, textOrNull } from '../../platform/api/form-values.ts'
import { officeClient } from '../../platform/api/office-client.ts'
import { useKeyedAction } from '../../platform/api/use-keyed-action.tsx'
import { useCurrencies } from '../../platform/money.tsx'
import { MoneyDialog } from '../payments/money-dialog.tsx'

const { credit: texts } = office

interface CreditDialogProps {
  /** Undefined: a phone that is typed, or nobody, which makes a voucher. */
  account?: { id: number; currency: string | undefined }
  onClose: () => void
}

/** Staff give or take credit, with the reason. Rendered while it is open. */
export function CreditDialog({ account, onClose }: CreditDialogProps) {
  const { run, busy, refusal, notice } = useKeyedAction('credit', account?.id, { inline: true })
  const currencies = useCurrencies()
  const navigate = useNavigate()
  const [missing, setMissing] = useState(false)

  async function save(amount: number, form: FormData) {
    const note = textOf(form.get('note')).trim()
    setMissing(note === '')
    if (note === '') return undefined
    const body = {
      ...(account ? { accountId: account.id } : { phone: textOrNull(form.get('phone')) }),
      kind: form.get('kind') === 'taken' ? ('taken' as const) : ('given' as const),
      amount,
      currency: textOf(form.get('currency')),
      note,
    }
    const ledger = await run((headers) => officeClient.call(enterCredit, { body, headers }), {
      done: texts.done,
    })
    if (ledger && !account) void navigate(`/admin/credit/${ledger.id}`)
    return ledger
  }

  return (
    <MoneyDialog
      title={account ? texts.change : texts.give}
      text={texts.giveText}
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
      {account ? (
        <SelectField
          name="kind"
          label={texts.what}
          options={[
            { value: 'given', label: texts.given },
            { value: 'taken', label: texts.taken },
          ]}
        />
      ) : (
        <TextField name="phone" type="tel" label={texts.phone} hint={texts.phoneHint} autoComplete="off" />
      )}
      <SelectField
        key={currencies.length}
        name="currency"
        label={texts.currency}
        defaultValue={account?.currency ?? currencies[0]?.code ?? ''}
        options={currencies.map(({ code }) => ({ value: code, label: code }))}
      />
      <TextField
        name="note"
        label={texts.note}
        maxLength={500}
        autoComplete="off"
        required
        error={missing && texts.missingNote}
      />
    </MoneyDialog>
  )
}
