import { SelectField, type SelectOption } from '@tecnoclick/ui/select-field'
import { useInput, ValidationError, type Validator } from 'ra-core'

interface SelectInputProps {
  source: string
  label: string
  options: readonly SelectOption[]
  placeholder?: string
  hint?: string
  labelHidden?: boolean
  required?: boolean
  validate?: Validator
  first?: boolean
}

export function SelectInput({ source, validate, first = false, ...look }: SelectInputProps) {
  const { field, fieldState } = useInput({ source, ...(validate && { validate }) })
  const message = fieldState.error?.message
  return (
    <SelectField
      {...look}
      {...field}
      error={message && <ValidationError error={message} />}
      data-autofocus={first || undefined}
    />
  )
}
