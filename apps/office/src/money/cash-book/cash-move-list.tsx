import {
  exportCashMoves,
  getCashBook,
  listCashMoves,
  reverseCashMove,
} from '@tecnoclick/contract/money/cash-book/endpoints'
import type { CashHolder, CashMove } from '@tecnoclick/contract/money/cash-book/schemas'
import type { Client } from '@tecnoclick/contract/platform/client'
import { keyHeaders, randomKey } from '@tecnoclick/contract/platform/request-key'
import { cashKinds, isEntered } from '@tecnoclick/domain/money/cash-book/cash-book'
import { office } from '@tecnoclick/messages/office'
import { formatDateTime } from '@tecnoclick/messages/platform/format-date'
import { TextLink } from '@tecnoclick/ui/link'
import type { Column } from '@tecnoclick/ui/table'
import { useState } from 'react'
import { officeClient } from '../../platform/api/office-client.ts'
import {
  listFrom,
  type ReadOnlyRow,
  type ResourceCalls,
  readOnlyCalls,
} from '../../platform/api/resource-calls.ts'
import { useApiQuery } from '../../platform/api/use-api-query.ts'
import { ReasonButton } from '../../platform/form/reason-button.tsx'
import { BackLink } from '../../platform/layout/back-link.tsx'
import { DateTime } from '../../platform/layout/date-time.tsx'
import { sortedColumn } from '../../platform/list/columns.tsx'
import { DatesFilter } from '../../platform/list/date-filter.tsx'
import { ExportButton } from '../../platform/list/export-button.tsx'
import { FilterBar, FixedFilter, SelectFilter } from '../../platform/list/filters.tsx'
import { ListPage } from '../../platform/list/list-page.tsx'
import type { PhoneRow } from '../../platform/list/phone-table.tsx'
import { Money, useCurrencies } from '../../platform/money.tsx'

const { cash: texts } = office
const { columns: names, kinds, holders } = texts

export function cashMoveCalls(client: Client): ResourceCalls {
  return readOnlyCalls(listFrom(client, listCashMoves))
}

type Row = ReadOnlyRow<CashMove>

const nameOf = ({ kind, name }: CashHolder) => name || holders[kind]

const columns = (ownHolder: number | undefined): readonly Column<Row>[] => [
  sortedColumn('date', names.date, ({ date, enteredBy }) => (
    <>
      <DateTime date={date} className="xl:whitespace-nowrap" />
      <span className="block text-ink-muted text-xs">{enteredBy}</span>
    </>
  )),
  {
    key: 'kind',
    header: names.kind,
    cell: (move) => (
      <span className="block min-w-36">
        {kinds[move.kind]} <Source move={move} />
        <Facts move={move} />
      </span>
    ),
    className: 'free-text',
  },
  { key: 'from', header: names.from, cell: ({ from }) => nameOf(from) },
  { key: 'to', header: names.to, cell: ({ to }) => nameOf(to) },
  {
    key: 'amount',
    header: names.amount,
    align: 'end',
    cell: ({ amount, currency }) => (
      <Money amount={amount} currency={currency} className="font-semibold tabular-nums" />
    ),
  },
  {
    key: 'actions',
    header: <span className="sr-only">{texts.reverse}</span>,
    cell: (move) => <Reverse move={move} ownRegister={ownHolder} />,
  },
]

/** Why it was entered, its photo, and whether it was taken back. */
function Facts({ move: { reason, reversesId, isReversed, receipt } }: { move: CashMove }) {
  return (
    <>
      {reason && <span className="wrap-break-word block text-ink-muted">{reason}</span>}
      {reversesId !== null && <span className="block text-ink-muted text-xs">{texts.reversal}</span>}
      {isReversed && <span className="block text-ink-muted text-xs">{texts.reversed}</span>}
      {receipt && (
        <TextLink href={`/api/files/${receipt}`} target="_blank" className="block text-sm">
          {texts.seePhoto}
        </TextLink>
      )}
    </>
  )
}

function phoneRow(move: Row): PhoneRow {
  const { kind, amount, currency, from, to, date, enteredBy } = move
  return {
    title: (
      <>
        {kinds[kind]} <Source move={move} />
      </>
    ),
    value: <Money amount={amount} currency={currency} className="tabular-nums" />,
    controls: (
      <span className="grid gap-0.5 text-xs">
        <span>{`${nameOf(from)} → ${nameOf(to)}`}</span>
        <Facts move={move} />
        <span className="text-ink-muted">
          {[formatDateTime(new Date(date), 'es'), enteredBy].filter(Boolean).join(' · ')}
        </span>
      </span>
    ),
  }
}

/** The order or repair that it is about. */
function Source({ move: { orderId, noSellOrden, serviceOrderId, orderNum } }: { move: CashMove }) {
  if (orderId !== null) return <TextLink href={`/admin/orders/${orderId}`}>{noSellOrden ?? orderId}</TextLink>
  if (serviceOrderId === null) return null
  return <TextLink href={`/admin/service-orders/${serviceOrderId}`}>{orderNum ?? serviceOrderId}</TextLink>
}

/** Offered where it was entered, to whoever has that register now. */
function Reverse({ move, ownRegister }: { move: CashMove; ownRegister: number | undefined }) {
  const { id, kind, from, to, isReversed, reversesId } = move
  const [key] = useState(randomKey)
  const at = kind === 'payIn' ? to : from
  const isOffered =
    isEntered(kind) &&
    kind !== 'handOver' &&
    !isReversed &&
    reversesId === null &&
    ownRegister !== undefined &&
    at.id === ownRegister
  return (
    <ReasonButton
      isOffered={isOffered}
      action={texts.reverse}
      title={texts.reverseTitle}
      label={texts.reason}
      hint=""
      done={() => texts.reverseDone}
      call={(reason) =>
        officeClient.call(reverseCashMove, { params: { id }, body: { reason }, headers: keyHeaders(key) })
      }
    >
      {texts.reverseText}
    </ReasonButton>
  )
}

/** Every move of cash, newest first. */
export function CashMoveList() {
  const currencies = useCurrencies()
  const { data: book } = useApiQuery({
    queryKey: ['cash'],
    read: ({ signal }) => officeClient.call(getCashBook, { signal }),
  })
  const own = book?.registers.find(({ shift }) => shift !== null && shift.id === book.shiftId)
  return (
    <>
      <BackLink href="/admin/cash">{texts.title}</BackLink>
      <ListPage
        title={texts.moves}
        text={texts.movesText}
        sort={{ field: 'id', order: 'DESC' }}
        caption={texts.movesCaption}
        columns={columns(own?.id)}
        phoneRow={phoneRow}
        toolbar={
          <FilterBar end={<ExportButton endpoint={exportCashMoves} label={texts.export} />}>
            <SelectFilter
              field="kind"
              label={names.kind}
              everyLabel={texts.every}
              options={cashKinds.map((kind) => ({ value: kind, label: kinds[kind] }))}
            />
            <SelectFilter
              field="registerId"
              label={texts.register}
              everyLabel={texts.everyRegister}
              options={(book?.registers ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
            />
            <SelectFilter
              field="currency"
              label={names.currency}
              everyLabel={texts.everyCurrency}
              options={currencies.map(({ code }) => ({ value: code, label: code }))}
            />
            <DatesFilter />
            <FixedFilter field="shiftId" label={texts.ofShift} />
          </FilterBar>
        }
        emptyText={texts.movesEmpty}
      />
    </>
  )
}
