import { CheckboxField } from '@tecnoclick/ui/checkbox-field'
import { useInput } from 'ra-core'

interface CheckInputProps {
  source: string
  label: string
  hint?: string
  className?: string
}

export function CheckInput({ source, ...look }: CheckInputProps) {
  const { field, fieldState } = useInput({ source })
  const { value, onChange, ...wiring } = field
  return (
    <CheckboxField
      {...look}
      {...wiring}
      checked={value === true}
      onChange={(event) => onChange(event.currentTarget.checked)}
      error={fieldState.error?.message}
    />
  )
}
