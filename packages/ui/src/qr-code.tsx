import { cx } from './cx.ts'
import { qrPath } from './qr-path.ts'

interface QrCodeProps {
  text: string
  /** What it is for: 'Código QR para pagar CUP 2,000.00'. */
  label: string
  className?: string
}

/** Always dark on white, in dark mode too: many readers take no other. */
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
