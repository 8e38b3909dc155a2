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

const sizes = { sm: 'rating-sm', md: undefined, lg: 'rating-lg' }

/** React's style type lacks custom properties. */
interface RatedStyle extends CSSProperties {
  '--rated': string
}

/** One element, because a page has dozens: stars.css draws the stars before the count. */
export function RatingStars({ value, count, size = 'md', className }: RatingStarsProps) {
  const t = useT()
  const rating = Math.round(Math.min(5, Math.max(0, value)) * 10) / 10
  const style: RatedStyle = { '--rated': `${rating * 20}%` }
  const label = count
    ? t('ui.rating.outOfWithReviews', { rating, count })
    : t(rating === 0 ? 'ui.rating.none' : 'ui.rating.outOf', { rating })
  return (
    <span role="img" aria-label={label} className={cx('rating', sizes[size], className)} style={style}>
      {count ? `(${count})` : undefined}
    </span>
  )
}
