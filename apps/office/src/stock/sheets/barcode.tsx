import { encodeCode128 } from '@tecnoclick/domain/platform/code128'

/** White space on both sides, in modules, which scanners need. */
const quiet = 10

/** A Code 128 barcode as vector bars. Nothing for a text that has no bars. */
export function Barcode({ text, label, className }: { text: string; label: string; className?: string }) {
  const widths = encodeCode128(text)
  if (!widths) return null
  let x = quiet
  const bars = widths.flatMap((width, place) => {
    const start = x
    x += width
    return place % 2 === 0 ? [`M${start} 0h${width}v40h-${width}z`] : []
  })
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${x + quiet} 40`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      className={className}
    >
      <rect width="100%" height="100%" fill="white" />
      <path d={bars.join('')} fill="black" />
    </svg>
  )
}
