import Check from 'lucide-react/icons/check'
import type { ComponentPropsWithRef } from 'react'
import { Choice } from './choice.tsx'
import { type FieldProps, splitFieldProps } from './field.tsx'

interface CheckboxFieldProps
  extends FieldProps,
    Omit<ComponentPropsWithRef<'input'>, keyof FieldProps | 'children' | 'type'> {}

export function CheckboxField(props: CheckboxFieldProps) {
  const { field, control } = splitFieldProps(props)
  return (
    <Choice {...field}>
      {(wiring) => (
        <span className="relative mt-0.5 size-5 shrink-0">
          <input
            {...control}
            {...wiring}
            type="checkbox"
            className="peer size-5 appearance-none rounded-sm border border-line-strong bg-raised transition-colors checked:border-action checked:bg-action hover:border-ink checked:hover:bg-action-hover aria-invalid:border-danger forced-colors:appearance-auto"
          />
          <Check
            aria-hidden="true"
            strokeWidth={3}
            className="pointer-events-none absolute inset-0 m-auto size-3.5 text-on-action opacity-0 transition-opacity peer-checked:opacity-100 forced-colors:hidden"
          />
        </span>
      )}
    </Choice>
  )
}
