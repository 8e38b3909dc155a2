import { Drawing, type DrawingProps, Pointer, Spark } from './drawing.tsx'

/** An empty basket. */
export function EmptyCart(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d="M80 84c0-58 80-58 80 0" />
      <path d="M58 92h124l-13 55a12 12 0 0 1-12 9H83a12 12 0 0 1-12-9z" fill="var(--color-action-soft)" />
      <path d="M92 110l5 28M120 110v28M148 110l-5 28" stroke="var(--color-action)" />
      <rect x="46" y="80" width="148" height="18" rx="9" fill="var(--color-surface)" />
      <Spark x={122} y={46} turn={45} />
      <Pointer x={158} y={106} />
    </Drawing>
  )
}
