import type { ProductRow } from '@tecnoclick/contract/catalogue/products/schemas'
import { listReservations } from '@tecnoclick/contract/selling/stock/staff-endpoints'
import type { Reservation } from '@tecnoclick/contract/selling/stock/staff-schemas'
import { formatDateTime } from '@tecnoclick/messages/format-date'
import { office } from '@tecnoclick/messages/office'
import { Button } from '@tecnoclick/ui/button'
import { TextLink } from '@tecnoclick/ui/link'
import { useState } from 'react'
import { officeClient } from '../../../platform/api/office-client.ts'
import { useReading } from '../../../platform/api/use-reading.ts'
import { Section } from '../../../platform/layout/section.tsx'
import { ListFailure } from '../../../platform/list/list-failure.tsx'
import { say, sayCount } from '../../../platform/say.ts'
import { AdjustDialog } from './adjust-dialog.tsx'
import { MoveList } from './move-list.tsx'

const { stock: texts, sections } = office.products

/** How many there are, who holds some, and how it came to that. */
export function StockSection({ row }: { row: ProductRow }) {
  const [isAdjusting, setAdjusting] = useState(false)
  const [hasHistory, setHistory] = useState(false)
  const { data, error, refetch } = useReading({
    queryKey: ['products', 'reservations', row.id],
    read: () => officeClient.call(listReservations, { params: { id: row.id } }),
  })
  const reserved = data?.data.reduce((sum, { units }) => sum + units, 0)
  return (
    <Section
      title={sections.stock}
      className="mb-4"
      action={
        <Button variant="secondary" size="sm" onClick={() => setAdjusting(true)}>
          {texts.adjust}
        </Button>
      }
    >
      <dl className="mb-3 flex gap-8">
        <div>
          <dt className="text-ink-muted text-sm">{texts.available}</dt>
          <dd className="font-bold text-xl tabular-nums">{row.stock}</dd>
        </div>
        <div>
          <dt className="text-ink-muted text-sm">{texts.reserved}</dt>
          <dd className="font-bold text-xl tabular-nums">{reserved ?? '—'}</dd>
        </div>
      </dl>
      {error && !data && <ListFailure error={error} onRetry={refetch} />}
      {data && <Reservations rows={data.data} />}
      <details className="mt-3" onToggle={(event) => setHistory(event.currentTarget.open)}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium text-link text-sm underline decoration-current/35 underline-offset-4 hover:decoration-current">
          {sections.history}
        </summary>
        {hasHistory && <MoveList productId={row.id} />}
      </details>
      {isAdjusting && <AdjustDialog row={row} onClose={() => setAdjusting(false)} />}
    </Section>
  )
}

function Reservations({ rows }: { rows: readonly Reservation[] }) {
  if (rows.length === 0) return <p className="text-ink-muted text-sm">{texts.noReservations}</p>
  return (
    <section aria-label={sections.reservations}>
      <h3 className="mb-1 font-semibold text-sm">{sections.reservations}</h3>
      <ul className="grid gap-1 text-sm">
        {rows.map(({ userId, email, name, units, until }) => (
          <li key={userId}>
            <TextLink href={`/admin/customers/${userId}`}>{name || email}</TextLink> ·{' '}
            {sayCount(texts.units, units)}{' '}
            {until && (
              <span className="text-ink-muted">
                {say(texts.until, { date: formatDateTime(new Date(until), 'es') })}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
