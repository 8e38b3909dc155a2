import { Drawing, type DrawingProps, Spark } from './drawing.tsx'

/** A magnifier over a dashed outline. */
export function NothingFound(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d="M141 111l38 38" strokeWidth="18" />
      <path d="M152 122l27 27" stroke="var(--color-action)" strokeWidth="10" />
      <circle cx="106" cy="76" r="50" fill="var(--color-action-soft)" />
      <path
        d="M92 66V50h28v16M80 66h52v28H80zM92 86h28v18H92z"
        stroke="var(--color-line-strong)"
        strokeDasharray="1 8"
      />
      <path d="M70 62a40 40 0 0 1 16-19" stroke="var(--color-surface)" strokeWidth="6" />
      <Spark x={160} y={44} turn={80} />
    </Drawing>
  )
}
