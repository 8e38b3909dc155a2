import { encode } from 'uqr'
import { cx } from './cx.ts'

interface QrCodeProps {
  text: string
  /** What it is for: 'Código QR para pagar CUP 2,000.00'. */
  label: string
  className?: string
}

/** Dark on white also in dark mode: many readers cannot read inverted codes. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { size, path } = qrPath(text)
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={cx('rounded-md bg-white', className)}
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  )
}

/** White modules around the code; the standard requires four. */
const quietZone = 4

/** The dark modules as one SVG path in a square of `size` modules. Neighbours in a row share a stroke. */
export function qrPath(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: quietZone })
  const path = data.map((row, y) =>
    runsOf(row)
      .map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`)
      .join(''),
  )
  return { size, path: path.join('') }
}

function runsOf(row: readonly boolean[]): [start: number, width: number][] {
  const runs: [number, number][] = []
  row.forEach((dark, x) => {
    if (!dark) return
    const last = runs.at(-1)
    if (last && last[0] + last[1] === x) last[1] += 1
    else runs.push([x, 1])
  })
  return runs
}
