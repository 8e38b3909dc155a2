import type { Client } from '@tecnoclick/contract/platform/client'
import { changeMessage, getMessage, listMessages } from '@tecnoclick/contract/site/contact/endpoints'
import type { ReceivedMessage } from '@tecnoclick/contract/site/contact/schemas'
import { messageDesk } from '@tecnoclick/contract/staff/desk/endpoints'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Badge, type BadgeTone } from '@tecnoclick/ui/badge'
import type { Column } from '@tecnoclick/ui/table'
import { Route, Routes, useLocation } from 'react-router'
import { numberOf } from '../../platform/api/form-values.ts'
import { getFrom, listFrom, type ResourceCalls } from '../../platform/api/resource-calls.ts'
import { DateTime } from '../../platform/layout/date-time.tsx'
import { dateColumn, RowLink, sortedColumn, titleColumn } from '../../platform/list/columns.tsx'
import { FilterBar, SearchFilter, SelectFilter } from '../../platform/list/filters.tsx'
import { ListPage } from '../../platform/list/list-page.tsx'
import { joined, type PhoneRow } from '../../platform/list/phone-table.tsx'
import { AssignedFilter } from '../../staff/desk/assigned-filter.tsx'
import { MessageDialog } from './message-dialog.tsx'

const { contactMessages: texts, common } = office

export function messageCalls(client: Client): ResourceCalls {
  return {
    list: listFrom(client, listMessages),
    get: getFrom(client, getMessage),
    update: (id, { enable, handled, version }) =>
      client.call(changeMessage, {
        params: { id: Number(id) },
        body: {
          ...(enable !== undefined && { enable: enable === true }),
          ...(handled !== undefined && { handled: handled === true }),
          version: numberOf(version),
        },
      }),
  }
}

const trays = [
  { value: 'true', label: texts.filters.inbox },
  { value: 'false', label: texts.filters.away },
]
const progress = [
  { value: 'false', label: texts.filters.waiting },
  { value: 'true', label: texts.filters.handled },
]

export function MessageList() {
  const { search } = useLocation()
  const subjectOf = ({ id, subject, name }: ReceivedMessage) => (
    <RowLink href={`/admin/contact-messages/${id}${search}`} label={fillText(texts.open, { subject, name })}>
      {subject}
    </RowLink>
  )
  const phoneRow = (message: ReceivedMessage): PhoneRow => ({
    title: subjectOf(message),
    value: <DateTime date={message.createdDate} className="text-ink-muted text-xs" />,
    detail: joined(message.name, message.email),
    state: <MessageState message={message} />,
  })
  const columns: readonly Column<ReceivedMessage>[] = [
    titleColumn('subject', texts.columns.subject, subjectOf),
    {
      ...sortedColumn<ReceivedMessage>('name', texts.columns.from, ({ name, email }) => (
        <span className="min-w-0">
          {name} <span className="block break-all text-ink-muted text-xs">{email}</span>
        </span>
      )),
      className: 'free-text',
    },
    dateColumn('createdDate', texts.columns.date, ({ createdDate }) => createdDate),
    { key: 'state', header: texts.columns.state, cell: (message) => <MessageState message={message} /> },
  ]
  return (
    <ListPage
      title={texts.title}
      text={texts.text}
      sort={{ field: 'createdDate', order: 'DESC' }}
      caption={texts.caption}
      columns={columns}
      phoneRow={phoneRow}
      toolbar={
        <FilterBar search={<SearchFilter label={common.search} hint={texts.filters.searchHint} />}>
          <SelectFilter
            field="handled"
            label={common.state}
            everyLabel={common.everyState}
            options={progress}
          />
          <AssignedFilter endpoints={messageDesk} />
          <SelectFilter
            field="enable"
            label={texts.filters.inbox}
            everyLabel={common.everyState}
            options={trays}
          />
        </FilterBar>
      }
      emptyText={texts.empty}
    >
      <Routes>
        <Route path=":id" element={<MessageDialog />} />
        <Route path="*" element={null} />
      </Routes>
    </ListPage>
  )
}

type State = keyof typeof office.contactMessages.states

const tones: Record<State, BadgeTone> = {
  new: 'new',
  read: 'offer',
  handled: 'neutral',
  replied: 'success',
  away: 'neutral',
}

function MessageState({ message }: { message: ReceivedMessage }) {
  const state = stateOf(message)
  return <Badge tone={tones[state]}>{office.contactMessages.states[state]}</Badge>
}

function stateOf({ enable, repliedDate, readDate, handledDate }: ReceivedMessage): State {
  if (!enable) return 'away'
  if (repliedDate) return 'replied'
  if (handledDate) return 'handled'
  return readDate ? 'read' : 'new'
}
