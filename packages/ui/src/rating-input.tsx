import { cx } from './cx.ts'
import { FieldNotes, type FieldProps, RequiredMark, useField } from './field.tsx'
import { useT } from './messages.tsx'

/** In a view box of 20. */
const starPath =
  'M9.3 2.8Q10 1.4 10.7 2.8L12.3 6.3Q12.6 7 13.4 7.1L17.2 7.5Q18.7 7.8 17.6 8.9L14.8 11.5Q14.3 12 14.4 12.7L15.1 16.5Q15.4 18 14 17.3L10.6 15.5Q10 15.1 9.4 15.5L6 17.3Q4.6 18 4.9 16.5L5.6 12.7Q5.7 12 5.2 11.5L2.4 8.9Q1.3 7.8 2.8 7.5L6.6 7.1Q7.4 7 7.7 6.3Z'

interface RatingInputProps extends FieldProps {
  name: string
  defaultValue?: number
  /** Names the choice of no stars, 0; without it there is no way back from a star. */
  noneLabel?: string
}

const ratings = [1, 2, 3, 4, 5]

/** Five radio buttons styled as stars (stars.css), submitted like any field. */
export function RatingInput(props: RatingInputProps) {
  const { label, hint, error, required, labelHidden, className, name, defaultValue, noneLabel } = props
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
      <div className="-ms-2 flex flex-wrap items-center">
        <div className="star-choices inline-flex">
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
                className="absolute inset-0 appearance-none outline-none"
              />
              <svg viewBox="0 0 20 20" fill="currentColor" aria-hidden="true" className="size-8">
                <path d={starPath} />
              </svg>
              <span className="sr-only">{t('ui.rating.stars', { count: rating })}</span>
            </label>
          ))}
        </div>
        {noneLabel !== undefined && (
          <label className="inline-flex min-h-11 items-center gap-2 px-2 text-ink-muted text-sm">
            <input
              type="radio"
              name={name}
              value={0}
              defaultChecked={!defaultValue}
              className="size-4 accent-action"
            />
            {noneLabel}
          </label>
        )}
      </div>
      <div className="grid gap-1 empty:hidden">
        <FieldNotes hint={hint} error={error} hintId={hintId} errorId={errorId} />
      </div>
    </fieldset>
  )
}
