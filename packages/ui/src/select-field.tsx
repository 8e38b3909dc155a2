import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentPropsWithRef } from 'react'
import { controlClass } from './control-class.ts'
import { cx } from './cx.ts'
import { Field, type FieldProps, splitFieldProps } from './field.tsx'

export interface SelectOption {
  value: string
  label: string
  disabled?: boolean
}

interface SelectFieldProps
  extends FieldProps,
    Omit<ComponentPropsWithRef<'select'>, keyof FieldProps | 'children' | 'multiple'> {
  options: readonly SelectOption[]
  /** The empty choice at the top, such as 'Seleccione un País'. */
  placeholder?: string
}

/** A native select: best on phones, and it works without script. */
export function SelectField(props: SelectFieldProps) {
  const { field, control } = splitFieldProps(props)
  const { options, placeholder, ...native } = control
  return (
    <Field {...field}>
      {(wiring) => (
        <div className="relative">
          <select {...native} {...wiring} className={cx(controlClass, 'h-11 appearance-none truncate pe-10')}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute end-3.5 top-1/2 size-4 -translate-y-1/2 text-ink-muted"
          />
        </div>
      )}
    </Field>
  )
}
