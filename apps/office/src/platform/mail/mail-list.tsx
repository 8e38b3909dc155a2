import type { Mail } from '@tecnoclick/contract/platform/mail/schemas'
import { office } from '@tecnoclick/messages/office'
import { Badge } from '@tecnoclick/ui/badge'
import { Button } from '@tecnoclick/ui/button'
import type { Column } from '@tecnoclick/ui/table'
import Send from 'lucide-react/icons/send'
import { Route, Routes, useLocation } from 'react-router'
import { dateColumn } from '../desk/columns.tsx'
import { DeskFilters } from '../desk/filters.tsx'
import type { Unversioned } from '../desk/read-calls.ts'
import { PageHeading } from '../layout/page-heading.tsx'
import { SearchFilter, SelectFilter } from '../list/filters.tsx'
import { OfficeList } from '../list/office-list.tsx'
import { RowLink } from '../list/row-link.tsx'
import { say } from '../say.ts'
import { MailDialog } from './mail-dialog.tsx'
import { MailState } from './mail-state.tsx'
import { TestMailDialog } from './test-mail-dialog.tsx'

const { mails, shopDesks } = office
const { words } = shopDesks

const states = Object.entries(mails.states).map(([value, label]) => ({ value, label }))

export function MailList() {
  const { search } = useLocation()
  const columns: readonly Column<Unversioned<Mail>>[] = [
    {
      key: 'subject',
      header: mails.columns.subject,
      cell: ({ id, subject, to }) => (
        <RowLink href={`/admin/mails/${id}${search}`} label={say(mails.open, { subject, to })}>
          {subject}
        </RowLink>
      ),
      className: 'free-text font-semibold max-md:justify-start max-md:text-start max-md:text-base',
    },
    { key: 'to', header: mails.columns.to, cell: ({ to }) => <span className="break-all">{to}</span> },
    {
      key: 'state',
      header: mails.columns.state,
      cell: ({ state, resentAs }) => (
        <span className="inline-flex flex-wrap gap-1">
          <MailState state={state} />
          {resentAs && <Badge>{mails.repeated}</Badge>}
        </span>
      ),
    },
    dateColumn('createdDate', mails.columns.date, ({ createdDate }) => createdDate),
  ]
  return (
    <>
      <PageHeading
        title={mails.title}
        text={mails.text}
        action={
          <Button
            href={`/admin/mails/test${search}`}
            variant="secondary"
            size="sm"
            icon={<Send aria-hidden="true" className="size-4" />}
          >
            {mails.test}
          </Button>
        }
      />
      <OfficeList
        sort={{ field: 'createdDate', order: 'DESC' }}
        perPage={25}
        caption={mails.caption}
        columns={columns}
        toolbar={
          <DeskFilters>
            <SearchFilter label={words.search} hint={mails.searchHint} />
            <SelectFilter field="state" label={words.state} everyLabel={words.everyState} options={states} />
          </DeskFilters>
        }
        emptyText={mails.empty}
      >
        <Routes>
          <Route path="test" element={<TestMailDialog />} />
          <Route path=":id" element={<MailDialog />} />
          <Route path="*" element={null} />
        </Routes>
      </OfficeList>
    </>
  )
}
