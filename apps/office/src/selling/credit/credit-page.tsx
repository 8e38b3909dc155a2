import type { CreditLedger } from '@tecnoclick/contract/selling/credit/schemas'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Badge } from '@tecnoclick/ui/badge'
import { Button } from '@tecnoclick/ui/button'
import { TextLink } from '@tecnoclick/ui/link'
import { type Column, Table } from '@tecnoclick/ui/table'
import { useState } from 'react'
import type { ReadOnlyRow } from '../../platform/api/resource-calls.ts'
import { useRow } from '../../platform/api/use-row.tsx'
import { BackLink } from '../../platform/layout/back-link.tsx'
import { DateTime } from '../../platform/layout/date-time.tsx'
import { PageHeading, PageStatus } from '../../platform/layout/page-heading.tsx'
import { Section } from '../../platform/layout/section.tsx'
import { Money } from '../../platform/money.tsx'
import { OfficePaper } from '../../platform/papers/office-paper.tsx'
import { Permitted } from '../../platform/permissions.tsx'
import { CreditDialog } from './credit-dialog.tsx'
import { Balances, holderName } from './credit-list.tsx'

const { credit: texts } = office
const { columns: names } = texts

type Entry = CreditLedger['entries'][number]

const columns: readonly Column<Entry>[] = [
  {
    key: 'date',
    header: names.date,
    cell: ({ date }) => <DateTime date={date} className="whitespace-nowrap" />,
  },
  {
    key: 'kind',
    header: names.kind,
    cell: (entry) => (
      <>
        {texts.kinds[entry.kind]} <Source entry={entry} />
        {entry.note && <span className="block wrap-anywhere text-ink-muted">{entry.note}</span>}
        {entry.expiresDate && (
          <span className="block text-ink-muted text-xs">
            {texts.expires} <DateTime date={entry.expiresDate} />
          </span>
        )}
      </>
    ),
  },
  {
    key: 'amount',
    header: names.amount,
    align: 'end',
    cell: ({ amount, currency }) => <Money amount={amount} currency={currency} className="font-semibold" />,
  },
  {
    key: 'balance',
    header: names.balance,
    align: 'end',
    cell: ({ balance, currency }) => <Money amount={balance} currency={currency} />,
  },
  { key: 'enteredBy', header: names.enteredBy, cell: ({ enteredBy }) => enteredBy },
]

/** The order or repair that it is about. */
function Source({ entry: { orderId, noSellOrden, serviceOrderId, orderNum } }: { entry: Entry }) {
  if (orderId !== null) return <TextLink href={`/admin/orders/${orderId}`}>{noSellOrden ?? orderId}</TextLink>
  if (serviceOrderId === null) return null
  return <TextLink href={`/admin/service-orders/${serviceOrderId}`}>{orderNum ?? serviceOrderId}</TextLink>
}

/** One ledger: what it has, its entries, and giving and taking with a reason. */
export function CreditPage() {
  const { row: ledger, fallback } = useRow<ReadOnlyRow<CreditLedger>>('credit', 'entries')
  const [isOpen, setOpen] = useState(false)
  if (!ledger) return fallback
  const { id, kind, userId, note, entries, balances } = ledger
  return (
    <>
      <BackLink href="/admin/credit">{texts.title}</BackLink>
      <PageHeading
        title={fillText(texts.ledgerOf, { holder: holderName(ledger) })}
        action={
          <span className="flex flex-wrap gap-2">
            <OfficePaper path={`admin/credit/${id}/statement`} />
            <Permitted permission="credit:write">
              <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
                {texts.change}
              </Button>
            </Permitted>
          </span>
        }
      />
      <PageStatus>
        <Badge>{texts.holderKinds[kind]}</Badge>
        {userId !== null && (
          <Permitted permission="customers:read">
            <TextLink href={`/admin/customers/${userId}`}>{texts.ofCustomer}</TextLink>
          </Permitted>
        )}
        {note}
      </PageStatus>
      <div className="grid gap-4">
        <Section title={texts.balance}>
          <p className="text-lg">
            <Balances balances={balances} />
          </p>
        </Section>
        <Section title={texts.ledger}>
          {entries.length === 0 ? (
            <p className="text-ink-muted text-sm">{texts.noEntries}</p>
          ) : (
            <Table
              caption={texts.ledgerCaption}
              columns={columns}
              rows={entries}
              rowKey={({ id: entryId }) => entryId}
              className="[&_td]:md:py-2"
            />
          )}
        </Section>
      </div>
      {isOpen && (
        <CreditDialog account={{ id, currency: balances[0]?.currency }} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
