import { Drawing, type DrawingProps, Spark } from './drawing.tsx'

/** An open envelope with a blank letter. */
export function NoMessages(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path
        d="M46 84l74-48 74 48v60a12 12 0 0 1-12 12H58a12 12 0 0 1-12-12z"
        fill="var(--color-action-soft)"
      />
      <path d="M74 118V56a8 8 0 0 1 8-8h76a8 8 0 0 1 8 8v62" fill="var(--color-surface)" />
      <path d="M92 70h56M92 86h36" stroke="var(--color-line-strong)" />
      <path
        d="M46 86l74 44 74-44v58a12 12 0 0 1-12 12H58a12 12 0 0 1-12-12z"
        fill="var(--color-action-soft)"
      />
      <path d="M50 152l48-36M190 152l-48-36" stroke="var(--color-action)" />
      <Spark x={180} y={50} turn={75} />
    </Drawing>
  )
}
