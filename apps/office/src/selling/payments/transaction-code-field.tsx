import { optionalTransactionCode } from '@tecnoclick/contract/platform/wire'
import { validation } from '@tecnoclick/messages/platform/validation.es'
import { TextField } from '@tecnoclick/ui/text-field'
import { type ReactNode, useState } from 'react'

/** What is wrong with the code of a transfer (selling.md#payment); undefined for a blank one. */
export function transactionCodeProblem(typed: string): string | undefined {
  const key = optionalTransactionCode.safeParse(typed).error?.issues[0]?.message
  if (key === undefined) return undefined
  return key === 'validation.transactionCodeShort'
    ? validation.transactionCodeShort
    : validation.transactionCodeForm
}

/** Also for forms with `noValidate`: false where the code of this form is none, which its field then says. */
export function hasValidCode(form: HTMLFormElement): boolean {
  return form.querySelector<HTMLInputElement>('[name=transactionCode]')?.checkValidity() ?? true
}

/** The code of a transfer, which may be blank. */
export function TransactionCodeField({ label, hint }: { label: string; hint?: ReactNode }) {
  const [error, setError] = useState<string>()
  return (
    <TextField
      name="transactionCode"
      label={label}
      hint={hint}
      maxLength={64}
      autoComplete="off"
      error={error}
      onChange={({ currentTarget }) => {
        currentTarget.setCustomValidity(transactionCodeProblem(currentTarget.value) ?? '')
        setError(undefined)
      }}
      onInvalid={(event) => {
        event.preventDefault()
        setError(event.currentTarget.validationMessage)
        event.currentTarget.focus()
      }}
    />
  )
}
