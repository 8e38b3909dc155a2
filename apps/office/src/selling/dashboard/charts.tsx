import { cx } from '@tecnoclick/ui/cx'
import { Link } from '@tecnoclick/ui/link'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { axisMaximum } from './sales-series.ts'

interface Bar {
  key: string
  value: number
  /** The label below the axis, shown where there is room. */
  tick?: string | undefined
  /** Shown while the pointer is over the bar. */
  text: string
}

interface BarChartProps {
  label: string
  bars: readonly Bar[]
  format: (value: number) => string
}

const size = { height: 220, start: 4, top: 16, bottom: 24 }

/** The caller also renders the values as a table, for screen readers. */
export function BarChart({ label, bars, format }: BarChartProps) {
  const [pointed, setPointed] = useState<Bar>()
  const [frame, width] = useWidth<HTMLElement>(720)
  const top = axisMaximum(Math.max(...bars.map(({ value }) => value)))
  const slot = (width - size.start) / bars.length
  // A label needs about 60 px.
  const every = Math.ceil(60 / slot)
  const tall = size.height - size.top - size.bottom
  const y = (value: number) => size.top + tall * (1 - value / top)
  return (
    <figure ref={frame} className="min-w-0">
      <p aria-hidden="true" className="h-6 truncate text-ink-muted text-sm tabular-nums">
        {pointed?.text}
      </p>
      {/* The first and last labels overlap the card's padding. */}
      <svg
        viewBox={`0 0 ${width} ${size.height}`}
        role="img"
        aria-label={label}
        className="h-auto w-full overflow-visible"
      >
        {[top, top / 2, 0].map((line) => (
          <g key={line}>
            <line x1={0} x2={width} y1={y(line)} y2={y(line)} className="stroke-line" />
            {line > 0 && (
              <text x={0} y={y(line) - 4} className="fill-ink-muted text-xs tabular-nums">
                {format(line)}
              </text>
            )}
          </g>
        ))}
        {bars.map((bar, index) => (
          <g
            key={bar.key}
            onPointerEnter={() => setPointed(bar)}
            onPointerLeave={() => setPointed(undefined)}
          >
            <rect
              x={size.start + index * slot}
              y={size.top}
              width={slot}
              height={tall}
              className="fill-transparent"
            />
            <rect
              x={size.start + index * slot + slot * 0.15}
              y={y(bar.value)}
              width={slot * 0.7}
              height={Math.max(0, y(0) - y(bar.value))}
              rx={Math.min(3, slot * 0.2)}
              className={pointed?.key === bar.key ? 'fill-action-hover' : 'fill-action'}
            />
            {bar.tick && index % every === 0 && (
              <text
                x={size.start + (index + 0.5) * slot}
                y={size.height - 6}
                textAnchor="middle"
                className="fill-ink-muted text-xs tabular-nums"
              >
                {bar.tick}
              </text>
            )}
          </g>
        ))}
      </svg>
    </figure>
  )
}

/** The rendered width of an element. The chart uses it as its viewBox, so that text keeps its size on a phone. */
function useWidth<E extends Element>(first: number): [RefObject<E | null>, number] {
  const ref = useRef<E>(null)
  const [width, setWidth] = useState(first)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const watcher = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(Math.round(entry.contentRect.width))
    })
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [])
  return [ref, width]
}

export interface Share {
  key: string
  label: string
  value: number
  tone: 'action' | 'success' | 'danger' | 'neutral' | 'offer'
  /** The list of the rows behind the number. */
  href?: string
}

const fills = {
  action: 'bg-action',
  success: 'bg-success',
  danger: 'bg-danger',
  neutral: 'bg-line-strong',
  offer: 'bg-offer',
}

/** Parts of a whole in one bar. Each is named and counted below: colour alone is not accessible. */
export function ShareBar({ shares }: { shares: readonly Share[] }) {
  const whole = shares.reduce((sum, { value }) => sum + value, 0)
  return (
    <div>
      <div aria-hidden="true" className="flex h-3.5 gap-0.5 overflow-hidden rounded-full">
        {shares
          .filter(({ value }) => value > 0)
          .map(({ key, value, tone }) => (
            <span key={key} className={fills[tone]} style={{ flexGrow: value / whole, flexBasis: 0 }} />
          ))}
      </div>
      <ul className="mt-3 grid gap-1 text-sm">
        {shares.map((share) => (
          <li key={share.key} className="flex items-center gap-2">
            <span aria-hidden="true" className={cx('size-3 shrink-0 rounded-full', fills[share.tone])} />
            <span className="flex-1">{share.label}</span>
            <Count share={share} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Count({ share: { href, value, label } }: { share: Share }) {
  if (!href || value === 0) return <span className="font-semibold tabular-nums">{value}</span>
  return (
    <Link
      href={href}
      aria-label={`${label}: ${value}`}
      className="-my-1 inline-flex min-h-8 min-w-8 items-center justify-end rounded-sm font-semibold text-link tabular-nums hover:underline max-md:min-h-11"
    >
      {value}
    </Link>
  )
}

interface Ranked {
  id: number
  name: string
  value: number
  text: string
}

/** Products with a number each, optionally as bars. */
export function Ranking({ rows, bars = false }: { rows: readonly Ranked[]; bars?: boolean }) {
  const largest = Math.max(1, ...rows.map(({ value }) => value))
  return (
    <ol className="grid grid-cols-[minmax(0,1fr)] gap-2.5 text-sm">
      {rows.map(({ id, name, value, text }) => (
        <li key={id}>
          <div className="flex items-baseline justify-between gap-3">
            <Link
              href={`/admin/products/${id}`}
              className="min-w-0 truncate rounded-sm py-1 hover:text-link hover:underline"
            >
              {name}
            </Link>
            <span className="shrink-0 text-ink-muted tabular-nums">{text}</span>
          </div>
          {bars && (
            <div aria-hidden="true" className="h-1.5 rounded-full bg-sunken">
              <div
                className="h-full rounded-full bg-action"
                style={{ inlineSize: `${(value / largest) * 100}%` }}
              />
            </div>
          )}
        </li>
      ))}
    </ol>
  )
}
