import type { ComponentPropsWithRef } from 'react'
import { cx } from './cx.ts'

interface CardLook {
  /** `none` when a picture or a table reaches the edge. */
  padding?: 'none' | 'md' | 'lg' | undefined
  /** Lifts under the pointer; the link inside covers it with `after:absolute after:inset-0`. */
  interactive?: boolean | undefined
}

type CardProps = ComponentPropsWithRef<'div'> & CardLook

const paddings = { none: '', md: 'p-4 sm:p-5', lg: 'p-5 sm:p-8' }

export function Card({ padding, interactive, className, ...native }: CardProps) {
  return <div {...native} className={cx(cardLook({ padding, interactive }), className)} />
}

/** For a card that is another element than a `div`. */
export function cardLook({ padding = 'md', interactive = false }: CardLook): string {
  return cx(
    'relative rounded-lg border bg-surface',
    paddings[padding],
    interactive && 'transition-[box-shadow,border-color] hover:border-line-strong/50 hover:shadow-raised',
  )
}
