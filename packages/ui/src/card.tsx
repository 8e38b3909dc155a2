import type { ComponentPropsWithRef } from 'react'
import { cx } from './cx.ts'

interface CardStyle {
  /** `none` for a picture or table that reaches the edge. */
  padding?: 'none' | 'md' | 'lg' | undefined
  /** Lifts on hover; the link inside covers it with `after:absolute after:inset-0`. */
  interactive?: boolean | undefined
}

type CardProps = ComponentPropsWithRef<'div'> & CardStyle

const paddings = { none: '', md: 'p-4 sm:p-5', lg: 'p-5 sm:p-8' }

export function Card({ padding, interactive, className, ...native }: CardProps) {
  return <div {...native} className={cx(cardClass({ padding, interactive }), className)} />
}

/** For cards that are not a `div`. */
export function cardClass({ padding = 'md', interactive = false }: CardStyle): string {
  return cx('card', paddings[padding], interactive && 'card-interactive')
}
