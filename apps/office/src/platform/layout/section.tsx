import { Card } from '@tecnoclick/ui/card'
import { cx } from '@tecnoclick/ui/cx'
import { createContext, type ReactNode, useContext, useId } from 'react'

interface SectionProps {
  title: string
  action?: ReactNode
  children: ReactNode
  className?: string
}

/** A titled card of a page. */
export function Section({ title, action, children, className }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={className}>
      <Card>
        <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h2 id={id} className="font-semibold text-base">
            {title}
          </h2>
          {action}
        </div>
        {children}
      </Card>
    </section>
  )
}

const Stacked = createContext(false)

/** A list of names and values. `stacked` puts the value below the name, for narrow columns. */
export function Facts({ stacked = false, children }: { stacked?: boolean; children: ReactNode }) {
  return (
    <Stacked value={stacked}>
      <dl
        className={cx(
          'grid gap-x-4 gap-y-2.5 text-sm',
          !stacked && 'sm:grid-cols-[minmax(7rem,auto)_minmax(0,1fr)]',
        )}
      >
        {children}
      </dl>
    </Stacked>
  )
}

/** Renders nothing where there is no value. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  const stacked = useContext(Stacked)
  if (children === null || children === undefined || children === '' || children === false) return null
  return (
    <div className={stacked ? undefined : 'sm:col-span-2 sm:grid sm:grid-cols-subgrid'}>
      <dt className="text-ink-muted">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  )
}
