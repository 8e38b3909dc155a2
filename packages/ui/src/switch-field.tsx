import type { ComponentPropsWithRef } from 'react'
import { Choice } from './choice.tsx'
import type { FieldProps } from './field.tsx'

interface SwitchFieldProps
  extends FieldProps,
    Omit<ComponentPropsWithRef<'input'>, keyof FieldProps | 'children' | 'type' | 'role'> {}

/** For what takes effect at once; in a form that is sent, a checkbox says the same more plainly. */
export function SwitchField(props: SwitchFieldProps) {
  const { label, hint, error, required, id, labelHidden = false, className, ...native } = props
  return (
    <Choice {...{ label, hint, error, required, id, labelHidden, className }} controlAt="end">
      {(control) => (
        <input
          {...native}
          {...control}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says by itself whether it is checked.
          role="switch"
          className="relative h-6 w-10 shrink-0 appearance-none rounded-full bg-line-strong transition-colors before:absolute before:start-0.5 before:top-0.5 before:size-5 before:rounded-full before:bg-on-action before:shadow-raised before:transition-[inset-inline-start] checked:bg-action checked:before:start-4.5 forced-colors:appearance-auto"
        />
      )}
    </Choice>
  )
}
