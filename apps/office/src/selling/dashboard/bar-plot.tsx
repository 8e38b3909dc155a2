import { useState } from 'react'
import { niceTop } from './sales-series.ts'
import { useWidth } from './use-width.ts'

export interface Bar {
  key: string
  value: number
  /** Under the axis, where there is room for it. */
  tick?: string | undefined
  /** What is told of this bar: pointed at, or read aloud in the table beside. */
  text: string
}

interface BarPlotProps {
  label: string
  bars: readonly Bar[]
  format: (value: number) => string
}

const size = { height: 220, start: 4, top: 16, bottom: 24 }

/** Bars over days: one colour, two lines to read them by, nothing else. What it shows is also a table beside it. */
export function BarPlot({ label, bars, format }: BarPlotProps) {
  const [pointed, setPointed] = useState<Bar>()
  const [frame, width] = useWidth<HTMLElement>(720)
  const top = niceTop(Math.max(...bars.map(({ value }) => value)))
  const slot = (width - size.start) / bars.length
  // A day's name needs some 60 px.
  const every = Math.ceil(60 / slot)
  const tall = size.height - size.top - size.bottom
  const y = (value: number) => size.top + tall * (1 - value / top)
  return (
    <figure ref={frame} className="min-w-0">
      <p aria-hidden="true" className="h-6 truncate text-ink-muted text-sm tabular-nums">
        {pointed?.text}
      </p>
      {/* The names of the first and the last day reach into the card's margin. */}
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
