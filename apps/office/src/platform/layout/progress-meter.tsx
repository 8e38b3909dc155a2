interface ProgressMeterProps {
  label: string
  /** From 0 to 1. */
  part: number
  text: string
}

export function ProgressMeter({ label, part, text }: ProgressMeterProps) {
  return (
    <div className="grid gap-1.5 text-sm">
      <p className="font-semibold">{label}</p>
      <progress value={part} max={1} aria-label={label} className="h-2.5 w-full accent-action" />
      <p role="status" className="text-ink-muted">
        {text}
      </p>
    </div>
  )
}
