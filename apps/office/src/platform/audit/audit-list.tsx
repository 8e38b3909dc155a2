import { listStaff } from '@tecnoclick/contract/people/staff/endpoints'
import { getAuditEntry, listAuditLog } from '@tecnoclick/contract/platform/audit/endpoints'
import { type AuditEntry, auditActions } from '@tecnoclick/contract/platform/audit/schemas'
import type { Client } from '@tecnoclick/contract/platform/client'
import { optionsOf } from '@tecnoclick/contract/platform/field-limits'
import { listQuery } from '@tecnoclick/contract/platform/list-query'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import type { Column } from '@tecnoclick/ui/table'
import { useListContext } from 'ra-core'
import { Route, Routes, useLocation } from 'react-router'
import { officeClient } from '../api/office-client.ts'
import {
  getFrom,
  listFrom,
  type ReadOnlyRow,
  type ResourceCalls,
  readOnlyCalls,
} from '../api/resource-calls.ts'
import { useApiQuery } from '../api/use-api-query.ts'
import { dateColumn, RowLink } from '../list/columns.tsx'
import { DatesFilter } from '../list/date-filter.tsx'
import { FilterBar, FixedFilter, SearchFilter, SelectFilter, useFilter } from '../list/filters.tsx'
import { ListPage } from '../list/list-page.tsx'
import { AuditDialog, actionName, actorName, entityOptions, rowName } from './audit-dialog.tsx'

const { auditLog: texts } = office

export function auditCalls(client: Client): ResourceCalls {
  return readOnlyCalls(listFrom(client, listAuditLog), getFrom(client, getAuditEntry))
}

const actions = optionsOf(auditActions, texts.actions)

export function AuditList() {
  const { search } = useLocation()
  const columns: readonly Column<ReadOnlyRow<AuditEntry>>[] = [
    {
      key: 'what',
      header: texts.columns.what,
      cell: (entry) => (
        <RowLink
          href={`/admin/audit-log/${entry.id}${search}`}
          label={fillText(texts.open, { what: rowName(entry) })}
        >
          {rowName(entry)}
        </RowLink>
      ),
      className: 'free-text font-semibold',
    },
    { key: 'action', header: texts.columns.action, cell: ({ action }) => actionName(action) },
    {
      key: 'who',
      header: texts.columns.who,
      cell: (entry) => <span className="break-all">{actorName(entry)}</span>,
    },
    dateColumn('date', texts.columns.date, ({ date }) => date),
  ]
  return (
    <ListPage
      title={texts.title}
      text={texts.text}
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
    </ListPage>
  )
}

function AuditFilters() {
  const [entity] = useFilter('entity')
  const [entityId] = useFilter('entityId')
  const { data } = useListContext<ReadOnlyRow<AuditEntry>>()
  const title = data?.[0]?.title ?? null
  return (
    <FilterBar search={<SearchFilter label={texts.search} hint={texts.searchHint} />}>
      <FixedFilter
        field="entityId"
        label={fillText(texts.ofOne, { what: rowName({ entity, entityId, title }) })}
      />
      <SelectFilter
        field="actorId"
        label={texts.columns.who}
        everyLabel={texts.everybody}
        options={useStaff()}
      />
      <SelectFilter
        field="entity"
        label={texts.entity}
        everyLabel={texts.everyEntity}
        options={entityOptions}
      />
      <SelectFilter field="action" label={texts.action} everyLabel={texts.everyAction} options={actions} />
      <DatesFilter />
    </FilterBar>
  )
}

/** Former colleagues too: what they did stays. */
function useStaff() {
  const { data } = useApiQuery({
    queryKey: ['staff-names'],
    read: ({ signal }) => officeClient.call(listStaff, { query: listQuery({ limit: 100 }), signal }),
  })
  return data?.data.map(({ id, name, email }) => ({ value: String(id), label: name || email })) ?? []
}
