import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { cx } from '@tecnoclick/ui/cx'
import TrendingDown from 'lucide-react/icons/trending-down'
import TrendingUp from 'lucide-react/icons/trending-up'
import type { ReactNode } from 'react'
import { percentChange } from './sales-series.ts'

const { dashboard } = office

interface FigureProps {
  name: string
  value: string
  isMain?: boolean
  children?: ReactNode
}

export function Figure({ name, value, isMain = false, children }: FigureProps) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-muted text-sm">{name}</dt>
      <dd className={cx('wrap-anywhere font-bold', isMain ? 'text-xl' : 'text-lg')}>{value}</dd>
      {children}
    </div>
  )
}

interface ChangeProps {
  now: number
  before: number
  format: (value: number) => string
}

/** How a figure differs from the period before, in words for screen readers. */
export function Change({ now, before, format }: ChangeProps) {
  const percent = percentChange(now, before)
  if (percent === undefined) return <dd className="text-ink-muted text-sm">{dashboard.noneBefore}</dd>
  const words = percent > 0 ? dashboard.more : percent < 0 ? dashboard.less : dashboard.same
  const Icon = percent < 0 ? TrendingDown : TrendingUp
  return (
    <dd className="flex flex-wrap items-center gap-x-1.5 text-ink-muted text-sm">
      <span
        className={cx(
          'inline-flex items-center gap-1 font-semibold',
          percent > 0 && 'text-success',
          percent < 0 && 'text-offer-text',
        )}
      >
        {percent !== 0 && <Icon aria-hidden="true" className="size-4" />}
        <span aria-hidden="true">{signed.format(percent)} %</span>
        <span className="sr-only">{fillText(words, { percent: Math.abs(percent) })}.</span>
      </span>
      <span>{fillText(dashboard.before, { value: format(before) })}</span>
    </dd>
  )
}

const signed = new Intl.NumberFormat('es', { signDisplay: 'exceptZero' })
