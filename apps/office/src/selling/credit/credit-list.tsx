import type { Client } from '@tecnoclick/contract/platform/client'
import {
  exportCredit,
  getCreditLedger,
  listCreditAccounts,
} from '@tecnoclick/contract/selling/credit/endpoints'
import type { CreditAccount } from '@tecnoclick/contract/selling/credit/schemas'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Button } from '@tecnoclick/ui/button'
import type { Column } from '@tecnoclick/ui/table'
import { useState } from 'react'
import {
  getFrom,
  listFrom,
  type ReadOnlyRow,
  type ResourceCalls,
  readOnlyCalls,
} from '../../platform/api/resource-calls.ts'
import { DateTime } from '../../platform/layout/date-time.tsx'
import { RowLink, sortedColumn, titleColumn } from '../../platform/list/columns.tsx'
import { ExportButton } from '../../platform/list/export-button.tsx'
import { FilterBar, FixedFilter, SearchFilter, SelectFilter } from '../../platform/list/filters.tsx'
import { ListPage } from '../../platform/list/list-page.tsx'
import type { PhoneRow } from '../../platform/list/phone-table.tsx'
import { Money } from '../../platform/money.tsx'
import { Permitted } from '../../platform/permissions.tsx'
import { CreditDialog } from './credit-dialog.tsx'
import { VoucherDialog } from './voucher-dialog.tsx'

const { credit: texts } = office

/** Read-only: changes are actions of the pages. */
export function creditCalls(client: Client): ResourceCalls {
  return readOnlyCalls(listFrom(client, listCreditAccounts), getFrom(client, getCreditLedger))
}

/** The account, the phone or the code. */
export function holderName({ name, phone, code }: CreditAccount): string {
  return code === null ? (phone ?? name) : fillText(texts.voucher, { code })
}

function Holder({ row }: { row: CreditAccount }) {
  const name = holderName(row)
  return (
    <RowLink href={`/admin/credit/${row.id}`} label={name}>
      {name}
    </RowLink>
  )
}

export function Balances({ balances }: Pick<CreditAccount, 'balances'>) {
  const left = balances.filter(({ balance }) => balance > 0)
  if (left.length === 0) return <span className="text-ink-muted">{texts.noBalance}</span>
  return (
    <span className="grid gap-0.5">
      {left.map(({ currency, balance }) => (
        <Money key={currency} amount={balance} currency={currency} className="font-semibold" />
      ))}
    </span>
  )
}

type Row = ReadOnlyRow<CreditAccount>

const columns: readonly Column<Row>[] = [
  titleColumn('id', texts.holder, (row) => <Holder row={row} />),
  { key: 'kind', header: texts.kind, cell: ({ kind }) => texts.holderKinds[kind] },
  {
    key: 'balance',
    header: texts.balance,
    align: 'end',
    cell: ({ balances }) => <Balances balances={balances} />,
  },
  sortedColumn(
    'updatedDate',
    texts.updated,
    ({ updatedDate }) => updatedDate && <DateTime date={updatedDate} />,
  ),
  { key: 'note', header: texts.note, cell: ({ note }) => note, className: 'free-text' },
]

function phoneRow(row: Row): PhoneRow {
  return {
    title: <Holder row={row} />,
    value: <Balances balances={row.balances} />,
    detail: row.note,
    state: texts.holderKinds[row.kind],
  }
}

const kindOptions = (['customer', 'phone', 'voucher'] as const).map((kind) => ({
  value: kind,
  label: texts.holderKinds[kind],
}))

/** Whom the shop owes goods (selling.md#store-credit). */
export function CreditList() {
  return (
    <ListPage
      title={texts.title}
      text={texts.text}
      action={<CreditActions />}
      sort={{ field: 'updatedDate', order: 'DESC' }}
      caption={texts.caption}
      columns={columns}
      phoneRow={phoneRow}
      toolbar={
        <FilterBar
          search={<SearchFilter label={texts.search} hint={texts.searchHint} />}
          end={<ExportButton endpoint={exportCredit} label={texts.export} />}
        >
          <FixedFilter field="userId" label={texts.ofCustomer} />
          <SelectFilter field="kind" label={texts.kind} everyLabel={texts.everyKind} options={kindOptions} />
        </FilterBar>
      }
      emptyText={texts.empty}
    />
  )
}

function CreditActions() {
  const [open, setOpen] = useState<'sell' | 'give'>()
  const close = () => setOpen(undefined)
  return (
    <div className="flex flex-wrap gap-2">
      <Permitted permission="payments:write">
        <Button size="sm" onClick={() => setOpen('sell')}>
          {texts.sellVoucher}
        </Button>
      </Permitted>
      <Permitted permission="credit:write">
        <Button size="sm" variant="secondary" onClick={() => setOpen('give')}>
          {texts.give}
        </Button>
      </Permitted>
      {open === 'sell' && <VoucherDialog onClose={close} />}
      {open === 'give' && <CreditDialog onClose={close} />}
    </div>
  )
}
