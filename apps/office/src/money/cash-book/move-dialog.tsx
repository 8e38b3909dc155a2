import { enterCashMove } from '@tecnoclick/contract/money/cash-book/endpoints'
import type { CashBook, CashRegister } from '@tecnoclick/contract/money/cash-book/schemas'
import { receiptField, uploadReceipt } from '@tecnoclick/contract/platform/files/endpoints'
import { type EnteredKind, isCovered } from '@tecnoclick/domain/money/cash-book/cash-book'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { SelectField } from '@tecnoclick/ui/select-field'
import { shrinkPicture } from '@tecnoclick/ui/shrink-picture'
import { TextField } from '@tecnoclick/ui/text-field'
import { useState } from 'react'
import { numberOf, textOf } from '../../platform/api/form-values.ts'
import { officeClient } from '../../platform/api/office-client.ts'
import { useKeyedAction } from '../../platform/api/use-keyed-action.tsx'
import { acceptedTypes, FileButton, RetryButton, useUpload } from '../../platform/form/file-input.tsx'
import { useCurrencies, useMoney } from '../../platform/money.tsx'
import { MoneyDialog } from '../../selling/payments/money-dialog.tsx'

const { cash: texts } = office

interface MoveDialogProps {
  kind: EnteredKind
  register: CashRegister
  registers: CashBook['registers']
  onClose: () => void
}

/** Cash goes into the register of the own shift or out of it. Rendered while it is open. */
export function MoveDialog({ kind, register, registers, onClose }: MoveDialogProps) {
  const { run, busy, refusal, notice } = useKeyedAction('cash-move', undefined, { inline: true })
  const currencies = useCurrencies()
  const [missing, setMissing] = useState(false)
  const [uncovered, setUncovered] = useState<string>()
  const money = useMoney()
  const [receipt, setReceipt] = useState<string>()
  const others = registers.filter(({ id, enable }) => enable && id !== register.id)
  const currency = register.balances.find(({ balance }) => balance > 0)?.currency ?? currencies[0]?.code ?? ''

  async function save(amount: number, form: FormData) {
    const reason = textOf(form.get('reason')).trim()
    const code = textOf(form.get('currency'))
    const held = register.balances.find((balance) => balance.currency === code)?.balance ?? 0
    const isThere = isCovered(kind, amount, held)
    setMissing(reason === '')
    setUncovered(isThere ? undefined : fillText(texts.onlyThere, { amount: money(held, code) }))
    if (reason === '' || !isThere) return undefined
    const body = {
      ...{ kind, amount, reason, currency: code },
      ...(kind === 'handOver' && { toRegisterId: numberOf(form.get('toRegisterId')) }),
      ...(receipt && { receipt }),
    }
    return run((headers) => officeClient.call(enterCashMove, { body, headers }), {
      done: texts.entered,
    })
  }

  return (
    <MoneyDialog
      title={texts.enter[kind]}
      text={fillText(texts.enterText[kind], { name: register.name })}
      evidence={notice}
      amountLabel={texts.amount}
      amountHint=""
      saveLabel={texts.save}
      amount={0}
      currency=""
      busy={busy}
      refusal={refusal}
      onClose={onClose}
      onSave={save}
    >
      <SelectField
        key={currencies.length}
        name="currency"
        label={texts.currency}
        defaultValue={currency}
        options={currencies.map(({ code }) => ({ value: code, label: code }))}
        error={uncovered}
      />
      {kind === 'handOver' && (
        <SelectField
          name="toRegisterId"
          label={texts.toRegister}
          options={others.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      )}
      <TextField
        name="reason"
        label={texts.reason}
        maxLength={500}
        autoComplete="off"
        required
        error={missing && texts.missingReason}
      />
      {(kind === 'expense' || kind === 'deposit') && (
        <ReceiptPhoto isAdded={receipt !== undefined} onStored={setReceipt} />
      )}
    </MoneyDialog>
  )
}

function ReceiptPhoto({ isAdded, onStored }: { isAdded: boolean; onStored: (name: string) => void }) {
  const { upload, busy, problem, retry } = useUpload(sendReceipt, onStored)
  return (
    <div className="grid justify-items-start gap-2">
      <p className="font-semibold text-sm">{texts.photo}</p>
      <FileButton
        label={texts.addPhoto}
        accept={acceptedTypes.picture}
        busy={busy}
        onChoose={(files) => void upload(files)}
      />
      <p role="status" className="text-sm empty:hidden">
        {problem ?? (isAdded ? texts.photoAdded : '')}
      </p>
      <RetryButton retry={retry} />
    </div>
  )
}

async function sendReceipt(file: File): Promise<string> {
  const body = new FormData()
  body.set(receiptField, await shrinkPicture(file))
  const { files } = await officeClient.call(uploadReceipt, { body })
  return files[0]?.originalname ?? ''
}
