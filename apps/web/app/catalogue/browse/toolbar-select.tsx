import { cx } from '@tecnoclick/ui/cx'
import ChevronDown from 'lucide-react/icons/chevron-down'

interface ToolbarSelectProps {
  name: string
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  onChoose(value: string): void
  className?: string
}

/** A quiet native select with its label beside it. */
export function ToolbarSelect({ name, label, value, options, onChoose, className }: ToolbarSelectProps) {
  return (
    <span className={cx('inline-flex items-center gap-2 text-sm', className)}>
      <label htmlFor={`list-${name}`} className="text-ink-muted max-lg:sr-only">
        {label}
      </label>
      <span className="relative">
        <select
          // Keyed by the address, which may change without this select (back, a chip).
          key={value}
          // Not one that counts from the top of the page: the list is drawn once for many.
          id={`list-${name}`}
          name={name}
          defaultValue={value}
          onChange={(event) => onChoose(event.target.value)}
          className="h-11 max-lg:max-w-40 appearance-none rounded-md border border-line-strong bg-raised ps-3 pe-9 font-medium text-ink hover:border-ink"
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute end-3 top-1/2 size-4 -translate-y-1/2 text-ink-muted"
        />
      </span>
    </span>
  )
}
