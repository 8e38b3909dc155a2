import CircleExclamationPoint from 'lucide-react/icons/circle-exclamation-point'
import { type ReactNode, useId } from 'react'
import { cx } from './cx.ts'

export interface FieldProps {
  label: ReactNode
  hint?: ReactNode
  /** Marks the control as invalid. */
  error?: ReactNode
  required?: boolean | undefined
  id?: string | undefined
  /** Only screen readers get the label: a search box, a table cell. */
  labelHidden?: boolean
  className?: string | undefined
}

/** Separates the props of a field from those of its control. */
export function splitFieldProps<Props extends FieldProps>(props: Props) {
  const { label, hint, error, required, id, labelHidden = false, className, ...control } = props
  return { field: { label, hint, error, required, id, labelHidden, className }, control }
}

type Wiring = Pick<FieldProps, 'id' | 'hint' | 'error' | 'required'>

/** Connects a control with its label, hint and error. */
export function useField({ id, hint, error, required }: Wiring) {
  const generated = useId()
  const controlId = id ?? generated
  const hintId = `${controlId}-hint`
  const errorId = `${controlId}-error`
  const describedBy = cx(Boolean(error) && errorId, Boolean(hint) && hintId)
  return {
    hintId,
    errorId,
    control: {
      id: controlId,
      required: required || undefined,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': describedBy || undefined,
    },
  }
}

export type ControlWiring = ReturnType<typeof useField>['control']

interface FieldShellProps extends FieldProps {
  /** Renders the control and spreads the wiring on it. */
  children: (control: ControlWiring) => ReactNode
}

export function Field(props: FieldShellProps) {
  const { label, hint, error, required, labelHidden = false, className, children } = props
  const { control, hintId, errorId } = useField(props)
  return (
    <div className={cx('grid content-start gap-1.5', className)}>
      <label htmlFor={control.id} className={labelHidden ? 'sr-only' : 'font-semibold text-sm'}>
        {label}
        {required && <RequiredMark />}
      </label>
      {children(control)}
      <FieldNotes hint={hint} error={error} hintId={hintId} errorId={errorId} />
    </div>
  )
}

/** Visual only: screen readers use the `required` attribute. */
export function RequiredMark() {
  return (
    <span aria-hidden="true" className="ms-1 text-danger">
      *
    </span>
  )
}

interface FieldNotesProps extends Pick<FieldProps, 'hint' | 'error'> {
  hintId: string
  errorId: string
}

export function FieldNotes({ hint, error, hintId, errorId }: FieldNotesProps) {
  return (
    <>
      {error && (
        <p id={errorId} className="flex gap-1.5 font-medium text-danger text-sm">
          <CircleExclamationPoint aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <p id={hintId} className="text-ink-muted text-sm">
          {hint}
        </p>
      )}
    </>
  )
}
