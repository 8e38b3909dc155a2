import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { FieldNotes, type FieldProps, RequiredMark, useField } from './field.tsx'

interface ChoiceProps extends FieldProps {
  /** Renders the box, dot or switch and spreads the wiring on its input. */
  children: (control: ReturnType<typeof useField>['control']) => ReactNode
  /** A switch comes after its label, a box before it. */
  controlAt?: 'start' | 'end'
}

/** A control with its label beside it; the whole row is clickable. */
export function Choice(props: ChoiceProps) {
  const { label, hint, error, required, labelHidden, className, children, controlAt = 'start' } = props
  const { control, hintId, errorId } = useField(props)
  return (
    <div className={cx('grid gap-0.5', className)}>
      <label
        htmlFor={control.id}
        className={cx(
          'flex min-h-11 items-start gap-3 py-2.5 text-base leading-[1.5rem] has-disabled:opacity-50 md:min-h-9 md:py-1.5 pointer-coarse:min-h-11 pointer-coarse:py-2.5',
          controlAt === 'end' && 'flex-row-reverse justify-between',
        )}
      >
        {children(control)}
        <span className={labelHidden ? 'sr-only' : undefined}>
          {label}
          {required && <RequiredMark />}
        </span>
      </label>
      {(hint || error) && (
        <div className={cx('-mt-1 grid gap-1 pb-2', controlAt === 'start' && 'ps-8')}>
          <FieldNotes hint={hint} error={error} hintId={hintId} errorId={errorId} />
        </div>
      )}
    </div>
  )
}
