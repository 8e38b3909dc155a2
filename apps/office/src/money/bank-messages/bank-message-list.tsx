import { adminBankMessages } from '@tecnoclick/contract/money/bank-messages/endpoints'
import type { BankMessageRow } from '@tecnoclick/contract/money/bank-messages/schemas'
import type { Client } from '@tecnoclick/contract/platform/client'
import { optionsOf } from '@tecnoclick/contract/platform/field-limits'
import { type BankMessageState, bankMessageStates } from '@tecnoclick/domain/money/recognise-payment'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Badge, type BadgeTone } from '@tecnoclick/ui/badge'
import { Button } from '@tecnoclick/ui/button'
import type { Column } from '@tecnoclick/ui/table'
import { Route, Routes } from 'react-router'
import { getFrom, listFrom, type ResourceCalls, readOnlyCalls } from '../../platform/api/resource-calls.ts'
import { DateTime } from '../../platform/layout/date-time.tsx'
import { RowLink } from '../../platform/list/columns.tsx'
import { FilterBar, SearchFilter, SelectFilter } from '../../platform/list/filters.tsx'
import { ListPage } from '../../platform/list/list-page.tsx'
import { joined, type PhoneRow } from '../../platform/list/phone-table.tsx'
import { Money } from '../../platform/money.tsx'
import { Permitted } from '../../platform/permissions.tsx'
import { BankMessageDialog } from './bank-message-dialog.tsx'
import { GatewayDialog } from './gateway-dialog.tsx'
import { PasteDialog } from './paste-dialog.tsx'

const { bankMessages: texts, common } = office
const { columns: names } = texts

export function bankMessageCalls(client: Client): ResourceCalls {
  return readOnlyCalls(listFrom(client, adminBankMessages.list), getFrom(client, adminBankMessages.get))
}

const states = optionsOf(bankMessageStates, texts.states)
const tones: Record<BankMessageState, BadgeTone> = { open: 'new', matched: 'success', dismissed: 'neutral' }

function State({ state }: Pick<BankMessageRow, 'state'>) {
  return <Badge tone={tones[state]}>{texts.states[state]}</Badge>
}

function Code({ message: { id, transactionCode: code } }: { message: BankMessageRow }) {
  return (
    <RowLink href={`/admin/bank-messages/${id}`} label={fillText(texts.open, { code })}>
      <code className="break-all">{code}</code>
    </RowLink>
  )
}

/** What it pays, why it pays nothing, or the first that it may pay. */
function aboutOf({ match, reason, proposals: [first] }: BankMessageRow): string {
  if (match) return fillText(texts.kinds[match.kind], match)
  if (reason) return reason
  return first ? `${fillText(texts.kinds[first.kind], first)} · ${texts.reasons[first.reason]}` : ''
}

const amountOf = ({ amount, currency }: BankMessageRow) => (
  <Money amount={amount} currency={currency} className="font-semibold tabular-nums" />
)

const columns: readonly Column<BankMessageRow>[] = [
  { key: 'code', header: names.code, cell: (message) => <Code message={message} /> },
  {
    key: 'date',
    header: names.date,
    cell: ({ receivedDate }) => <DateTime date={receivedDate} className="xl:whitespace-nowrap" />,
  },
  { key: 'phone', header: names.phone, cell: ({ phone }) => phone },
  { key: 'about', header: names.about, className: 'free-text', cell: aboutOf },
  { key: 'state', header: names.state, cell: ({ state }) => <State state={state} /> },
  { key: 'amount', header: names.amount, align: 'end', cell: amountOf },
]

function phoneRow(message: BankMessageRow): PhoneRow {
  return {
    title: <Code message={message} />,
    value: amountOf(message),
    detail: joined(message.phone, aboutOf(message)),
    state: <State state={message.state} />,
  }
}

/** Transfers that banks told the shop of (selling.md#bank-messages). */
export function BankMessageList() {
  return (
    <ListPage<BankMessageRow>
      title={texts.title}
      text={texts.text}
      action={
        <div className="flex flex-wrap gap-2">
          <Button href="/admin/bank-messages/gateway" variant="secondary" size="sm">
            {texts.gateway.action}
          </Button>
          <Permitted permission="payments:write">
            <Button href="/admin/bank-messages/paste" size="sm">
              {texts.paste.action}
            </Button>
          </Permitted>
        </div>
      }
      sort={{ field: 'receivedDate', order: 'DESC' }}
      caption={texts.caption}
      columns={columns}
      phoneRow={phoneRow}
      toolbar={
        <FilterBar search={<SearchFilter field="code" label={texts.search} hint={texts.searchHint} />}>
          <SelectFilter field="state" label={common.state} everyLabel={common.everyState} options={states} />
        </FilterBar>
      }
      emptyText={texts.empty}
    >
      <Routes>
        <Route path="paste" element={<PasteDialog />} />
        <Route path="gateway" element={<GatewayDialog />} />
        <Route path=":id" element={<BankMessageDialog />} />
        <Route path="*" element={null} />
      </Routes>
    </ListPage>
  )
}
