interface ChoiceButtonsProps {
  name: string
  label: string
  current: string
  choices: readonly { value: string; text: string; lang?: string }[]
  className: string
}

/** Submit buttons side by side: each sends its choice at once, by any browser. */
export function ChoiceButtons({ name, label, current, choices, className }: ChoiceButtonsProps) {
  return (
    <fieldset aria-label={label} className={`gap-1 ${className}`}>
      {choices.map(({ value, text, lang }) => (
        <button
          key={value}
          type="submit"
          name={name}
          value={value}
          lang={lang}
          aria-current={value === current || undefined}
          className="h-10 rounded-sm px-3 text-sm transition-colors hover:bg-ink/6 aria-[current]:bg-ink aria-[current]:font-semibold aria-[current]:text-canvas"
        >
          {text}
        </button>
      ))}
    </fieldset>
  )
}
