import { Drawing, type DrawingProps } from './drawing.tsx'

/** A router without a signal. */
export function Offline(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d="M74 112L62 56M166 112l12-56" strokeWidth="7" />
      <path
        d="M92 58a42 42 0 0 1 56 0M104 76a24 24 0 0 1 32 0"
        stroke="var(--color-line-strong)"
        strokeDasharray="1 11"
        strokeWidth="6"
      />
      <path d="M112 88l16 16M128 88l-16 16" stroke="var(--color-offer)" strokeWidth="7" />
      <rect x="46" y="112" width="148" height="44" rx="14" fill="var(--color-action-soft)" />
      <path d="M70 134h.1M88 134h.1" stroke="var(--color-line-strong)" strokeWidth="8" />
      <path d="M106 134h.1" stroke="var(--color-offer)" strokeWidth="8" />
      <path d="M140 134h34" stroke="var(--color-action)" />
    </Drawing>
  )
}
