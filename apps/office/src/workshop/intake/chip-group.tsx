import { useId } from 'react'

interface ChipGroupProps {
  label: string
  hint?: string
  options: readonly { value: string; label: string }[]
  value: string
  onChange: (value: string) => void
}

/** One of a few, each one press away. */
export function ChipGroup({ label, hint, options, value, onChange }: ChipGroupProps) {
  const id = useId()
  return (
    <fieldset className="min-w-0" aria-describedby={hint && `${id}-hint`}>
      <legend className="mb-1.5 font-semibold text-sm">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="relative flex min-h-11 cursor-pointer items-center rounded-full border border-line-strong bg-raised px-4 text-sm transition-colors hover:border-ink has-checked:border-action has-checked:bg-action-soft has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-action has-focus-visible:outline-offset-2 md:min-h-9 pointer-coarse:min-h-11"
          >
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-full opacity-0"
            />
            {option.label}
          </label>
        ))}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-ink-muted text-sm">
          {hint}
        </p>
      )}
    </fieldset>
  )
}
