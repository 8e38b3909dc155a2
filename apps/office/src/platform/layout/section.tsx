import { Card } from '@tecnoclick/ui/card'
import { type ReactNode, useId } from 'react'

interface SectionProps {
  title: string
  action?: ReactNode
  children: ReactNode
  className?: string
}

/** One matter of a page, in a card of its own. */
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
