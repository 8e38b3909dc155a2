import type { AuditEntry } from '@tecnoclick/contract/platform/audit/schemas'
import { office } from '@tecnoclick/messages/office'
import type { Column } from '@tecnoclick/ui/table'
import { Route, Routes, useLocation } from 'react-router'
import { dateColumn } from '../desk/columns.tsx'
import { DeskFilters } from '../desk/filters.tsx'
import type { Unversioned } from '../desk/read-calls.ts'
import { PageHeading } from '../layout/page-heading.tsx'
import { DateFilter, SelectFilter } from '../list/filters.tsx'
import { OfficeList } from '../list/office-list.tsx'
import { RowLink } from '../list/row-link.tsx'
import { useFilter } from '../list/use-filter.ts'
import { say } from '../say.ts'
import { AuditDialog } from './audit-dialog.tsx'
import { actionName, entityOptions, rowName } from './audit-words.ts'

const { auditLog: texts } = office

const actions = Object.entries(texts.actions).map(([value, label]) => ({ value, label }))

export function AuditList() {
  const { search } = useLocation()
  const columns: readonly Column<Unversioned<AuditEntry>>[] = [
    {
      key: 'what',
      header: texts.columns.what,
      cell: (entry) => (
        <RowLink
          href={`/admin/audit-log/${entry.id}${search}`}
          label={say(texts.open, { what: rowName(entry) })}
        >
          {rowName(entry)}
        </RowLink>
      ),
      className: 'free-text font-semibold max-md:justify-start max-md:text-start max-md:text-base',
    },
    { key: 'action', header: texts.columns.action, cell: ({ action }) => actionName(action) },
    {
      key: 'who',
      header: texts.columns.who,
      cell: ({ actor }) => <span className="break-all">{actor?.name || actor?.email || texts.system}</span>,
    },
    dateColumn('date', texts.columns.date, ({ date }) => date),
  ]
  return (
    <>
      <PageHeading title={texts.title} text={texts.text} />
      <OfficeList
        sort={{ field: 'date', order: 'DESC' }}
        perPage={50}
        caption={texts.caption}
        columns={columns}
        toolbar={<AuditFilters />}
        emptyText={texts.empty}
      >
        <Routes>
          <Route path=":id" element={<AuditDialog />} />
          <Route path="*" element={null} />
        </Routes>
      </OfficeList>
    </>
  )
}

function AuditFilters() {
  const [entity] = useFilter('entity')
  const [entityId] = useFilter('entityId')
  return (
    <DeskFilters>
      <SelectFilter
        field="entity"
        label={texts.entity}
        everyLabel={texts.everyEntity}
        options={entityOptions}
      />
      <SelectFilter field="action" label={texts.action} everyLabel={texts.everyAction} options={actions} />
      <DateFilter field="from" label={texts.from} />
      <DateFilter field="to" label={texts.to} />
      {entityId && (
        <p className="py-2.5 text-sm">{say(texts.ofOne, { what: rowName({ entity, entityId }) })}</p>
      )}
    </DeskFilters>
  )
}
