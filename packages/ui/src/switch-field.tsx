import type { ComponentPropsWithRef } from 'react'
import { Choice } from './choice.tsx'
import { type FieldProps, splitFieldProps } from './field.tsx'

interface SwitchFieldProps
  extends FieldProps,
    Omit<ComponentPropsWithRef<'input'>, keyof FieldProps | 'children' | 'type' | 'role'> {}

/** For changes that apply at once; use a checkbox in forms that are submitted. */
export function SwitchField(props: SwitchFieldProps) {
  const { field, control } = splitFieldProps(props)
  return (
    <Choice {...field} controlAt="end">
      {(wiring) => (
        <input
          {...control}
          {...wiring}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox already exposes its state.
          role="switch"
          className="relative h-6 w-10 shrink-0 appearance-none rounded-full bg-line-strong transition-colors before:absolute before:start-0.5 before:top-0.5 before:size-5 before:rounded-full before:bg-on-action before:shadow-raised before:transition-[inset-inline-start] checked:bg-action checked:before:start-4.5 forced-colors:appearance-auto"
        />
      )}
    </Choice>
  )
}
