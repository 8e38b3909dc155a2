import type { ComponentPropsWithRef, ReactNode } from 'react'
import { controlClass, slotClass } from './control-class.ts'
import { cx } from './cx.ts'
import { Field, type FieldProps, splitFieldProps } from './field.tsx'

interface TextFieldProps
  extends FieldProps,
    Omit<ComponentPropsWithRef<'input'>, keyof FieldProps | 'children'> {
  /** An icon or short text before the value. */
  leading?: ReactNode
  /** A button after the value, such as 'show password'. */
  trailing?: ReactNode
}

export function TextField(props: TextFieldProps) {
  const { field, control } = splitFieldProps(props)
  const { leading, trailing, ...native } = control
  return (
    <Field {...field}>
      {(wiring) => (
        <div className="relative">
          {leading && <span className={cx(slotClass, 'start-3.5')}>{leading}</span>}
          <input
            type="text"
            {...native}
            {...wiring}
            className={cx(
              controlClass,
              'h-11 read-only:bg-sunken',
              Boolean(leading) && 'ps-11',
              Boolean(trailing) && 'pe-12',
            )}
          />
          {trailing && <span className={cx(slotClass, 'end-0')}>{trailing}</span>}
        </div>
      )}
    </Field>
  )
}
