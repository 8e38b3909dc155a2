export function Swatch({ color }: { color: string }) {
  return (
    <span
      aria-hidden="true"
      className="size-4 shrink-0 rounded-full border border-line-strong"
      style={{ background: color }}
    />
  )
}
