import { cx } from '@tecnoclick/ui/cx'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { axisMaximum } from './sales-series.ts'

interface Bar {
  key: string
  value: number
  /** The value to compare with, drawn as a line. */
  before: number
  /** The label below the axis, shown where there is room. */
  tick?: string | undefined
  /** Shown while the pointer is over the bar. */
  text: string
  beforeText: string
}

interface BarChartProps {
  label: string
  bars: readonly Bar[]
  format: (value: number) => string
  legend: string
  legendBefore: string
}

const size = { height: 220, start: 4, top: 20, bottom: 24 }

/** The caller also renders the values as a table, for screen readers. */
export function BarChart({ label, bars, format, legend, legendBefore }: BarChartProps) {
  const [pointed, setPointed] = useState<Bar>()
  const [frame, width] = useWidth<HTMLElement>(720)
  const top = axisMaximum(Math.max(...bars.flatMap(({ value, before }) => [value, before])))
  const slot = (width - size.start) / bars.length
  // A label needs about 60 px.
  const every = Math.ceil(60 / slot)
  const tall = size.height - size.top - size.bottom
  const y = (value: number) => size.top + tall * (1 - value / top)
  const middle = (index: number) => size.start + (index + 0.5) * slot
  const line = bars
    .map(({ before }, index) => `${middle(index).toFixed(1)},${y(before).toFixed(1)}`)
    .join(' ')
  const hasBefore = bars.some(({ before }) => before > 0)
  return (
    <figure ref={frame} className="min-w-0">
      {/* One line of fixed height: nothing moves when the pointer enters a bar. */}
      <figcaption
        aria-hidden="true"
        className="flex min-h-11 flex-wrap content-start items-center gap-x-4 text-ink-muted text-sm sm:min-h-6"
      >
        {pointed ? (
          <>
            <span className="text-ink">{pointed.text}</span>
            {hasBefore && <span>{pointed.beforeText}</span>}
          </>
        ) : (
          <>
            <LegendItem mark="h-3 w-3 rounded-xs bg-action">{legend}</LegendItem>
            {hasBefore && (
              <LegendItem mark="h-0 w-4 border-offer-text border-t-2 border-dashed">
                {legendBefore}
              </LegendItem>
            )}
          </>
        )}
      </figcaption>
      {/* The first and last labels overlap the card's padding. */}
      <svg
        viewBox={`0 0 ${width} ${size.height}`}
        role="img"
        aria-label={label}
        onPointerLeave={() => setPointed(undefined)}
        className="h-auto w-full overflow-visible"
      >
        {[top, top / 2, 0].map((level) => (
          <g key={level}>
            <line x1={0} x2={width} y1={y(level)} y2={y(level)} className="stroke-line" />
            {level > 0 && (
              <text x={0} y={y(level) - 4} className="fill-ink-muted text-xs">
                {format(level)}
              </text>
            )}
          </g>
        ))}
        {bars.map((bar, index) => (
          <g key={bar.key} onPointerEnter={() => setPointed(bar)}>
            <rect
              x={size.start + index * slot}
              y={size.top}
              width={slot}
              height={tall}
              className={pointed?.key === bar.key ? 'fill-sunken' : 'fill-transparent'}
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
                x={middle(index)}
                y={size.height - 6}
                textAnchor="middle"
                className="fill-ink-muted text-xs"
              >
                {bar.tick}
              </text>
            )}
          </g>
        ))}
        {hasBefore && (
          <polyline
            points={line}
            strokeDasharray="5 4"
            className="pointer-events-none fill-none stroke-2 stroke-offer-text"
          />
        )}
      </svg>
    </figure>
  )
}

function LegendItem({ mark, children }: { mark: string; children: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span className={cx('shrink-0', mark)} />
      {children}
    </span>
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
