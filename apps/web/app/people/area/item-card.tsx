import { Button } from '@tecnoclick/ui/button'
import { cardClass } from '@tecnoclick/ui/card'
import { cx } from '@tecnoclick/ui/cx'
import type { ReactNode } from 'react'

interface ItemCardProps {
  picture: ReactNode
  title: ReactNode
  /** Date, model, total. */
  facts: readonly ReactNode[]
  state: ReactNode
  action: { href: string; label: string }
  /** Names the card in its link for screen readers, where several cards have the same action. */
  name: string
  /** Another button beside it. */
  more?: ReactNode
}

/** An order, repair or reset of one's own: picture, state and one action. For an <ul>. */
export function ItemCard({ picture, title, facts, state, action, name, more }: ItemCardProps) {
  return (
    <li className={cx(cardClass({}), 'grid grid-cols-[4rem_minmax(0,1fr)] content-between gap-x-4 gap-y-3')}>
      {picture}
      <div className="grid min-w-0 content-start justify-items-start gap-1">
        <p className="wrap-anywhere font-semibold">{title}</p>
        {facts.map((fact, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the facts of a card have no order of their own.
          <p key={index} className="wrap-anywhere text-ink-muted text-sm">
            {fact}
          </p>
        ))}
        <div className="flex flex-wrap items-center gap-2">{state}</div>
      </div>
      <div className="col-span-2 flex flex-wrap gap-2 self-end *:min-w-fit *:flex-1">
        <Button href={action.href} variant="secondary">
          {action.label}
          <span className="sr-only"> {name}</span>
        </Button>
        {more}
      </div>
    </li>
  )
}

/** For what has no picture of its own. */
export function ItemIcon({ children }: { children: ReactNode }) {
  return (
    <span
      aria-hidden="true"
      className="grid aspect-square place-items-center self-start rounded-md bg-sunken text-ink-muted *:size-7"
    >
      {children}
    </span>
  )
}
