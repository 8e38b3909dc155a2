import { cx } from './cx.ts'
import { FieldNotes, type FieldProps, RequiredMark, useField } from './field.tsx'
import { useT } from './messages.tsx'
import { STAR } from './star.ts'

interface RatingInputProps extends FieldProps {
  name: string
  defaultValue?: number
  onValueChange?: (rating: number) => void
}

const ratings = [1, 2, 3, 4, 5]

/** Five radio buttons drawn as stars (stars.css fills them), so it is sent like any other field. */
export function RatingInput(props: RatingInputProps) {
  const { label, hint, error, required, labelHidden, className, name, defaultValue, onValueChange } = props
  const t = useT()
  const { control, hintId, errorId } = useField(props)
  return (
    <fieldset
      id={control.id}
      aria-describedby={control['aria-describedby']}
      className={cx('min-w-0', className)}
    >
      <legend className={labelHidden ? 'sr-only' : 'font-semibold text-sm'}>
        {label}
        {required && <RequiredMark />}
      </legend>
      <div className="star-choices -ms-2 inline-flex">
        {ratings.map((rating) => (
          <label
            key={rating}
            className="star-choice relative grid size-11 place-items-center rounded-md transition-colors has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:-outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              value={rating}
              required={required}
              defaultChecked={rating === defaultValue}
              onChange={() => onValueChange?.(rating)}
              className="absolute inset-0 appearance-none outline-none"
            />
            <svg viewBox="0 0 20 20" fill="currentColor" aria-hidden="true" className="size-8">
              <path d={STAR} />
            </svg>
            <span className="sr-only">{t('ui.rating.stars', { count: rating })}</span>
          </label>
        ))}
      </div>
      <div className="grid gap-1 empty:hidden">
        <FieldNotes hint={hint} error={error} hintId={hintId} errorId={errorId} />
      </div>
    </fieldset>
  )
}
