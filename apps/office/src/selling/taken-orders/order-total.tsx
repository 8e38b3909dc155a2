import { office } from '@tecnoclick/messages/office'
import type { ReactNode } from 'react'

/** The total beside the button, always in view. */
export function OrderTotal({ total, children }: { total: string; children: ReactNode }) {
  return (
    <div className="sticky bottom-0 z-10 -mx-4 flex items-center justify-between gap-4 border-t bg-surface px-4 py-3 sm:mx-0 sm:rounded-b-lg">
      <p className="leading-tight">
        <span className="block text-ink-muted text-xs">{office.takenOrders.total}</span>
        <strong className="text-xl">{total}</strong>
      </p>
      {children}
    </div>
  )
}
