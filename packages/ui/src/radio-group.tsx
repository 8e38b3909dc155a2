import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { cx } from './cx.ts'
import { FieldNotes, type FieldProps, RequiredMark, useField } from './field.tsx'

export interface RadioOption {
  value: string
  label: ReactNode
  hint?: ReactNode
  disabled?: boolean
}

interface RadioGroupProps extends FieldProps {
  name: string
  options: readonly RadioOption[]
  defaultValue?: string
  value?: string
  onValueChange?: (value: string) => void
  /** The id of a form that the group is not inside of. */
  form?: string
  /** Cards for important choices: account type, address, plan. */
  look?: 'list' | 'cards'
  ref?: ComponentPropsWithRef<'fieldset'>['ref']
}

export function RadioGroup(props: RadioGroupProps) {
  const { label, hint, error, required, labelHidden, className, options, look = 'list', ref } = props
  const { control, hintId, errorId } = useField(props)
  return (
    <fieldset
      ref={ref}
      id={control.id}
      aria-describedby={control['aria-describedby']}
      aria-invalid={control['aria-invalid']}
      className={cx('min-w-0', className)}
    >
      <legend className={labelHidden ? 'sr-only' : 'mb-1.5 font-semibold text-sm'}>
        {label}
        {required && <RequiredMark />}
      </legend>
      <div className={look === 'cards' ? 'grid gap-3 sm:grid-cols-2' : 'grid'}>
        {options.map((option) => (
          <Radio key={option.value} option={option} group={props} invalid={Boolean(error)} />
        ))}
      </div>
      <div className="mt-1.5 grid gap-1 empty:hidden">
        <FieldNotes hint={hint} error={error} hintId={hintId} errorId={errorId} />
      </div>
    </fieldset>
  )
}

interface RadioProps {
  option: RadioOption
  group: RadioGroupProps
  invalid: boolean
}

function Radio({ option, group, invalid }: RadioProps) {
  const { name, value, defaultValue, onValueChange, form, required, look = 'list' } = group
  const id = useId()
  const labelId = `${id}-label`
  const hintId = `${id}-hint`
  const controlled = value !== undefined
  return (
    <label
      className={cx(
        'flex min-h-11 items-start gap-3 py-2.5 leading-[1.5rem] has-disabled:opacity-50',
        look === 'list' && 'md:min-h-9 md:py-1.5 pointer-coarse:min-h-11 pointer-coarse:py-2.5',
        look === 'cards' &&
          'rounded-md border border-line-strong bg-raised px-4 py-3.5 transition-colors hover:border-ink has-checked:border-action has-checked:bg-action-soft has-checked:shadow-[inset_0_0_0_1px_var(--color-action)]',
      )}
    >
      <input
        type="radio"
        name={name}
        form={form}
        value={option.value}
        disabled={option.disabled}
        required={required}
        // The hint is inside the <label>, where it would be read as a part of the name too.
        aria-labelledby={option.hint ? labelId : undefined}
        aria-describedby={option.hint ? hintId : undefined}
        onChange={() => onValueChange?.(option.value)}
        {...(controlled
          ? { checked: value === option.value }
          : { defaultChecked: defaultValue === option.value })}
        className={cx(
          'mt-0.5 size-5 shrink-0 appearance-none rounded-full border bg-raised transition-[border-width,border-color] checked:border-[6px] checked:border-action hover:border-ink checked:hover:border-action-hover forced-colors:appearance-auto',
          invalid ? 'border-danger' : 'border-line-strong',
        )}
      />
      <span className="min-w-0">
        <span id={labelId} className={look === 'cards' ? 'block font-semibold' : 'block'}>
          {option.label}
        </span>
        {option.hint && (
          <span id={hintId} className="block text-ink-muted text-sm">
            {option.hint}
          </span>
        )}
      </span>
    </label>
  )
}
