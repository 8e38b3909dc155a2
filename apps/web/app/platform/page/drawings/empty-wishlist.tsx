import { Drawing, type DrawingProps, Spark } from './drawing.tsx'

/** A heart in an open box. */
export function EmptyWishlist(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d="M66 100l24-18h60l24 18" fill="var(--color-sunken)" />
      <path
        d="M120 112C74 84 72 56 84 44c11-11 29-8 36 8 7-16 25-19 36-8 12 12 10 40-36 68z"
        fill="var(--color-offer)"
      />
      <path d="M64 100h112v46a10 10 0 0 1-10 10H74a10 10 0 0 1-10-10z" fill="var(--color-action-soft)" />
      <path d="M64 100l-24 20M176 100l24 20" />
      <path d="M82 138h26" stroke="var(--color-action)" />
      <Spark x={164} y={48} turn={75} />
    </Drawing>
  )
}
