import type { CSSProperties } from 'react'
import { cx } from './cx.ts'
import { useT } from './messages.tsx'

interface RatingStarsProps {
  /** 0 to 5; fractions fill a star partly. */
  value: number
  /** Number of reviews. */
  count?: number
  size?: 'sm' | 'md' | 'lg'
  className?: string
}

const heights = { sm: 'h-3.5', md: 'h-4.5', lg: 'h-6' }

/** React's style type lacks custom properties. */
interface RatedStyle extends CSSProperties {
  '--rated': string
}

export function RatingStars({ value, count, size = 'md', className }: RatingStarsProps) {
  const t = useT()
  const rating = Math.round(Math.min(5, Math.max(0, value)) * 10) / 10
  const unrated = rating === 0 && !count
  const style: RatedStyle = { '--rated': `${rating * 20}%` }
  return (
    <span className={cx('inline-flex items-center gap-1.5', className)}>
      <span
        role="img"
        aria-label={unrated ? t('ui.rating.none') : t('ui.rating.outOf', { rating })}
        className={cx('stars', heights[size])}
        style={style}
      />
      {count !== undefined && count > 0 && (
        <span className="text-ink-muted text-sm">
          <span aria-hidden="true">({count})</span>
          <span className="sr-only">{t('ui.rating.reviews', { count })}</span>
        </span>
      )}
    </span>
  )
}
