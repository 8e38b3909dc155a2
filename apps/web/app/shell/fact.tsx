import type { ReactNode } from 'react'

interface FactProps {
  icon: ReactNode
  name: string
  children: ReactNode
}

/** A line of a <dl> with its icon: where, when, how. The icon stands inside the term, as the list allows no other place. */
export function Fact({ icon, name, children }: FactProps) {
  return (
    <div className="relative ps-9">
      <dt className="font-semibold">
        <span aria-hidden="true" className="absolute start-0 text-offer-text [&>svg]:size-6">
          {icon}
        </span>
        {name}
      </dt>
      <dd className="text-ink-muted">{children}</dd>
    </div>
  )
}
