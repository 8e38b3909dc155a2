import type { ReceivedMessage } from '@tecnoclick/contract/site/contact/schemas'
import { office } from '@tecnoclick/messages/office'
import type { Column } from '@tecnoclick/ui/table'
import { Route, Routes, useLocation } from 'react-router'
import { dateColumn, sortedColumn } from '../../platform/desk/columns.tsx'
import { DeskFilters } from '../../platform/desk/filters.tsx'
import { PageHeading } from '../../platform/layout/page-heading.tsx'
import { titleColumn } from '../../platform/list/columns.tsx'
import { SearchFilter, SelectFilter } from '../../platform/list/filters.tsx'
import { OfficeList } from '../../platform/list/office-list.tsx'
import { RowLink } from '../../platform/list/row-link.tsx'
import { say } from '../../platform/say.ts'
import { MessageDialog } from './message-dialog.tsx'
import { MessageState } from './message-state.tsx'

const { contactMessages: texts, shopDesks } = office
const { words } = shopDesks

const trays = [
  { value: 'true', label: texts.filters.inbox },
  { value: 'false', label: texts.filters.away },
]
const readings = [
  { value: 'false', label: texts.states.new },
  { value: 'true', label: texts.states.read },
]

export function MessageList() {
  const { search } = useLocation()
  const columns: readonly Column<ReceivedMessage>[] = [
    titleColumn('subject', texts.columns.subject, ({ id, subject, name }) => (
      <RowLink href={`/admin/contact-messages/${id}${search}`} label={say(texts.open, { subject, name })}>
        {subject}
      </RowLink>
    )),
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
    <>
      <PageHeading title={texts.title} text={texts.text} />
      <OfficeList
        sort={{ field: 'createdDate', order: 'DESC' }}
        perPage={25}
        caption={texts.caption}
        columns={columns}
        toolbar={
          <DeskFilters>
            <SearchFilter label={words.search} hint={texts.filters.searchHint} />
            <SelectFilter field="read" label={words.state} everyLabel={words.everyState} options={readings} />
            <SelectFilter
              field="enable"
              label={texts.filters.inbox}
              everyLabel={words.everyState}
              options={trays}
            />
          </DeskFilters>
        }
        emptyText={texts.empty}
      >
        <Routes>
          <Route path=":id" element={<MessageDialog />} />
          <Route path="*" element={null} />
        </Routes>
      </OfficeList>
    </>
  )
}
