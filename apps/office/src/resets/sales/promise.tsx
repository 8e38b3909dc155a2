import type { DeskSale } from '@tecnoclick/contract/resets/sales/schemas'
import { formatDateTime } from '@tecnoclick/messages/format-date'
import { office } from '@tecnoclick/messages/office'
import { say } from '../../platform/say.ts'
import { useNow } from '../../selling/work-queue/use-now.ts'

const { resetSales } = office

/** By when the customer was promised the next step, in red once that is over. */
export function PromiseNote({ sale: { promisedDate } }: { sale: DeskSale }) {
  const now = useNow()
  if (promisedDate === null) return null
  const isLate = Date.parse(promisedDate) < now
  const date = formatDateTime(new Date(promisedDate), 'es')
  return (
    <span className={isLate ? 'block font-semibold text-danger text-xs' : 'block text-ink-muted text-xs'}>
      {say(isLate ? resetSales.late : resetSales.promised, { date })}
    </span>
  )
}
