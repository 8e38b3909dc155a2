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
  const label = unrated ? t('ui.rating.none') : t('ui.rating.outOf', { rating })
  const reviews = count ? `, ${t('ui.rating.reviews', { count })}` : ''
  return (
    <span className={cx('rating', className)}>
      <span role="img" aria-label={label + reviews} className={cx('stars', heights[size])} style={style} />
      {reviews && <span aria-hidden="true">{`(${count})`}</span>}
    </span>
  )
}
