import { cx } from '@tecnoclick/ui/cx'
import { createContext, type ReactNode, useContext } from 'react'

const Stacked = createContext(false)

/** Names and values; `stacked`, one above the other, where the column is narrow. */
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

/** A name and its value; left out where there is none. */
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
