import type { ReactNode } from 'react'

interface FactProps {
  icon: ReactNode
  name: string
  children: ReactNode
}

/** An entry of a <dl> with an icon, which is inside the term because a <dl> allows no other elements. */
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
