import { Drawing, type DrawingProps, Spark } from './drawing.tsx'

/** A printer that prints 404. */
export function LostPage(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d="M80 66V24h80v42" fill="var(--color-surface)" />
      <rect x="44" y="62" width="152" height="66" rx="14" fill="var(--color-action-soft)" />
      <path d="M168 82h.1" stroke="var(--color-offer)" strokeWidth="9" />
      <path d="M64 82h34" stroke="var(--color-action)" />
      <path d="M66 106h108" strokeWidth="8" />
      <path d="M76 106h88v54H76z" fill="var(--color-surface)" />
      <path
        d="M101 122l-9 16h14M102 132v14M141 122l-9 16h14M142 132v14M121 122c6 0 7 6 7 12s-1 12-7 12-7-6-7-12 1-12 7-12z"
        stroke="var(--color-action)"
      />
      <path d="M196 158l8-12 12 2 4 10-10 6z" fill="var(--color-surface)" />
      <path d="M24 160l4-10 10-2 6 8-6 8z" fill="var(--color-surface)" />
      <Spark x={190} y={44} turn={75} />
    </Drawing>
  )
}
