import { office } from '@tecnoclick/messages/office'
import { TextField } from '@tecnoclick/ui/text-field'

interface NumberCellProps {
  label: string
  value: string
  isValid: boolean
  inputMode: 'numeric' | 'decimal'
  maxLength: number
  onChange: (value: string) => void
}

/** A number in a line of a sheet. The arrow keys and Enter of a column move between its fields. */
export function NumberCell({ label, value, isValid, onChange, ...props }: NumberCellProps) {
  return (
    <TextField
      {...props}
      label={label}
      labelHidden
      value={value}
      error={isValid ? undefined : office.stockSheets.badNumber}
      autoComplete="off"
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        focusNext(event.currentTarget)
      }}
      className="ms-auto w-24 text-start"
    />
  )
}

/** The field below, in the same column. */
function focusNext(field: HTMLInputElement): void {
  const cell = field.closest('td')
  const next = cell?.parentElement?.nextElementSibling?.children[cell.cellIndex]
  next?.querySelector('input')?.focus()
}
