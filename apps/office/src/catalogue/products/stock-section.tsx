import type { ProductRow } from '@tecnoclick/contract/catalogue/products/schemas'
import { fieldsOf } from '@tecnoclick/contract/platform/field-limits'
import { listQuery } from '@tecnoclick/contract/platform/list-query'
import { stockAdjustmentSchema } from '@tecnoclick/contract/stock/ledger/schemas'
import { listReservations, listStockMoves } from '@tecnoclick/contract/stock/ledger/staff-endpoints'
import type { Reservation, StockMove } from '@tecnoclick/contract/stock/ledger/staff-schemas'
import { invalidOrderNumber } from '@tecnoclick/domain/platform/order-number'
import { readTypedCount } from '@tecnoclick/domain/platform/typed-number'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { formatDateTime } from '@tecnoclick/messages/platform/format-date'
import { Button } from '@tecnoclick/ui/button'
import { Dialog } from '@tecnoclick/ui/dialog'
import { TextLink } from '@tecnoclick/ui/link'
import { useT } from '@tecnoclick/ui/messages'
import { type Column, Table } from '@tecnoclick/ui/table'
import { TextField } from '@tecnoclick/ui/text-field'
import { type FormEvent, useId, useState } from 'react'
import { fieldError, isStaleVersion } from '../../platform/api/http-error.ts'
import { officeClient } from '../../platform/api/office-client.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { useApiQuery } from '../../platform/api/use-api-query.ts'
import { DateTime } from '../../platform/layout/date-time.tsx'
import { Section } from '../../platform/layout/section.tsx'
import { LoadError, Loaded } from '../../platform/list/list-states.tsx'
import { Permitted } from '../../platform/permissions.tsx'
import { fillCount } from '../../platform/texts.ts'
import { setStock } from './stock-calls.ts'

const { stock: texts, sections } = office.products
const limits = fieldsOf(stockAdjustmentSchema)

/** Stock, reservations of carts and the ledger's latest moves. */
export function StockSection({ row }: { row: ProductRow }) {
  const [isAdjusting, setAdjusting] = useState(false)
  const [isHistoryOpen, setHistoryOpen] = useState(false)
  const { data, error, refetch } = useApiQuery({
    queryKey: ['products', 'reservations', row.id],
    read: () => officeClient.call(listReservations, { params: { id: row.id } }),
  })
  const reserved = data?.data.reduce((sum, { units }) => sum + units, 0)
  return (
    <Section
      title={sections.stock}
      action={
        <Permitted permission="stock:write">
          <Button variant="secondary" size="sm" onClick={() => setAdjusting(true)}>
            {texts.adjust}
          </Button>
        </Permitted>
      }
    >
      <dl className="mb-3 flex gap-8">
        <div>
          <dt className="text-ink-muted text-sm">{texts.available}</dt>
          <dd className="font-bold text-xl">{row.stock}</dd>
        </div>
        <div>
          <dt className="text-ink-muted text-sm">{texts.reserved}</dt>
          <dd className="font-bold text-xl">{reserved ?? '—'}</dd>
        </div>
      </dl>
      {error && !data && <LoadError error={error} onRetry={refetch} />}
      {data && <Reservations rows={data.data} />}
      <details className="mt-3" onToggle={(event) => setHistoryOpen(event.currentTarget.open)}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium text-link text-sm underline decoration-current/35 underline-offset-4 hover:decoration-current">
          {sections.history}
        </summary>
        {isHistoryOpen && <StockMoves productId={row.id} />}
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
            {fillCount(texts.units, units)}{' '}
            {until && (
              <span className="text-ink-muted">
                {fillText(texts.until, { date: formatDateTime(new Date(until), 'es') })}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function AdjustDialog({ row: { id, name, stock }, onClose }: { row: ProductRow; onClose: () => void }) {
  const formId = useId()
  const t = useT()
  // The page may refetch. The change is made from the stock shown here, or the one a refusal reported.
  const [stockSeen, setStockSeen] = useState(stock)
  const [count, setCount] = useState(String(stock))
  const [reason, setReason] = useState('')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const { run, busy } = useAction()

  async function save(event: FormEvent) {
    event.preventDefault()
    const units = readTypedCount(count, stockSeen)
    if (units === undefined) return setErrors({ stock: office.products.inline.bad })
    if (reason.trim() === '') return setErrors({ reason: t('validation.required') })
    const body = { stock: units, from: stockSeen, reason }
    const saved = await run(() => setStock(officeClient, id, body), {
      done: fillText(texts.done, { count: units }),
      refused(error) {
        if (isStaleVersion(error)) setStockSeen(error.body.values.stock)
        const field = error.body?.errors?.reason ? 'reason' : 'stock'
        setErrors({ [field]: fieldError(error, field) })
      },
    })
    if (saved) onClose()
  }

  return (
    <Dialog
      title={fillText(texts.adjustTitle, { name })}
      size="sm"
      open
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {office.form.cancel}
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            {texts.save}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={save} noValidate className="grid gap-4">
        <TextField
          label={texts.count}
          hint={texts.countHint}
          inputMode="text"
          required
          maxLength={limits('stock').maxLength}
          value={count}
          error={errors.stock}
          data-autofocus
          onChange={(event) => setCount(event.currentTarget.value)}
        />
        <TextField
          label={texts.reason}
          hint={texts.reasonHint}
          required
          maxLength={limits('reason').maxLength}
          list={`${formId}-reasons`}
          value={reason}
          error={errors.reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <datalist id={`${formId}-reasons`}>
          {texts.reasons.map((usual) => (
            <option key={usual} value={usual} />
          ))}
        </datalist>
      </form>
    </Dialog>
  )
}

const signed = new Intl.NumberFormat('es', { signDisplay: 'exceptZero' })
const shownMoves = 50

const columns: readonly Column<StockMove>[] = [
  { key: 'date', header: texts.columns.date, cell: ({ date }) => <DateTime date={date} /> },
  { key: 'kind', header: texts.columns.kind, cell: ({ kind }) => texts.kinds[kind] },
  { key: 'change', header: texts.columns.change, align: 'end', cell: ({ change }) => signed.format(change) },
  { key: 'after', header: texts.columns.after, align: 'end', cell: ({ stockAfter }) => stockAfter },
  {
    key: 'detail',
    header: texts.columns.detail,
    cell: ({ order, repair, reason, actor }) =>
      order ? (
        <TextLink href={`/admin/orders/${order.id}`}>{order.number ?? invalidOrderNumber}</TextLink>
      ) : repair ? (
        <TextLink href={`/admin/service-orders/${repair.id}`}>{repair.number ?? invalidOrderNumber}</TextLink>
      ) : (
        <span className="wrap-anywhere text-ink-muted">{[reason, actor].filter(Boolean).join(' · ')}</span>
      ),
  },
]

function StockMoves({ productId }: { productId: number }) {
  const query = useApiQuery({
    queryKey: ['products', 'moves', productId],
    read: () =>
      officeClient.call(listStockMoves, {
        params: { id: productId },
        query: listQuery({ limit: shownMoves }),
      }),
  })
  return (
    <Loaded query={query} columns={4}>
      {({ data, total }) =>
        total === 0 ? (
          <p className="text-ink-muted text-sm">{texts.noMoves}</p>
        ) : (
          <Table caption={texts.movesCaption} columns={columns} rows={data} rowKey={({ id }) => id} />
        )
      }
    </Loaded>
  )
}
