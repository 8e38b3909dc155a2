import type { ComponentPropsWithRef } from 'react'
import { controlClass } from './control-class.ts'
import { cx } from './cx.ts'
import { Field, type FieldProps, splitFieldProps } from './field.tsx'

interface TextAreaProps
  extends FieldProps,
    Omit<ComponentPropsWithRef<'textarea'>, keyof FieldProps | 'children'> {}

export function TextArea(props: TextAreaProps) {
  const { field, control } = splitFieldProps(props)
  const { rows = 4, ...native } = control
  return (
    <Field {...field}>
      {(wiring) => (
        <textarea
          {...native}
          {...wiring}
          rows={rows}
          className={cx(
            controlClass,
            'field-sizing-content max-h-96 min-h-28 resize-y py-2.5 read-only:bg-sunken',
          )}
        />
      )}
    </Field>
  )
}
