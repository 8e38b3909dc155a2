import { listStaff } from '@tecnoclick/contract/people/staff/endpoints'
import type { StaffMember } from '@tecnoclick/contract/people/staff/schemas'
import type { Client } from '@tecnoclick/contract/platform/client'
import { optionsOf } from '@tecnoclick/contract/platform/field-limits'
import { staffRoles } from '@tecnoclick/domain/people/permissions'
import { office } from '@tecnoclick/messages/office'
import { Badge } from '@tecnoclick/ui/badge'
import { Button } from '@tecnoclick/ui/button'
import type { Column } from '@tecnoclick/ui/table'
import UserPlus from 'lucide-react/icons/user-plus'
import { useGetIdentity } from 'ra-core'
import { useState } from 'react'
import { listFrom, type ResourceCalls, withGetFromList } from '../../platform/api/resource-calls.ts'
import { DateTime } from '../../platform/layout/date-time.tsx'
import { sortedColumn, titleColumn } from '../../platform/list/columns.tsx'
import { FilterBar, SearchFilter, SelectFilter } from '../../platform/list/filters.tsx'
import { ListPage } from '../../platform/list/list-page.tsx'
import { joined, type PhoneRow } from '../../platform/list/phone-table.tsx'
import { Permitted } from '../../platform/permissions.tsx'
import { Invitations } from './invitations.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { MemberActions } from './member-actions.tsx'

const { staff: texts } = office
const { columns: names, filters } = texts

export function staffCalls(client: Client): ResourceCalls {
  return withGetFromList({ list: listFrom(client, listStaff) })
}

const columns: readonly Column<StaffMember>[] = [
  titleColumn('name', names.name, (member) => (
    <span className="min-w-0">
      <MemberName member={member} />
      {member.name && (
        <span className="block break-all font-normal text-ink-muted text-xs">{member.email}</span>
      )}
    </span>
  )),
  sortedColumn('staffRole', names.role, ({ staffRole }) => texts.roles[staffRole]),
  { key: 'state', header: names.state, cell: (member) => <MemberState member={member} /> },
  sortedColumn('lastSeenDate', names.lastSeen, ({ lastSeenDate }) =>
    lastSeenDate ? (
      <DateTime date={lastSeenDate} className="whitespace-nowrap" />
    ) : (
      <span className="text-ink-muted">{texts.never}</span>
    ),
  ),
  {
    key: 'actions',
    header: <span className="sr-only">{office.list.actions}</span>,
    align: 'end',
    cell: (member) => <MemberActions member={member} />,
  },
]

function phoneRow(member: StaffMember): PhoneRow {
  return {
    title: <MemberName member={member} />,
    detail: joined(texts.roles[member.staffRole], member.name && member.email),
    state: <MemberState member={member} />,
  }
}

function MemberName({ member: { id, name, email } }: { member: StaffMember }) {
  const { identity } = useGetIdentity()
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      {name || email}
      {identity?.id === id && <Badge>{texts.you}</Badge>}
    </span>
  )
}

function MemberState({ member: { enabled } }: { member: StaffMember }) {
  return (
    <Badge tone={enabled ? 'success' : 'danger'}>
      {enabled ? texts.states.active : texts.states.revoked}
    </Badge>
  )
}

/** 'Personal': who works in the shop, in which role, and who was invited. */
export function StaffList() {
  const [isInviting, setInviting] = useState(false)
  return (
    <>
      <ListPage
        title={texts.title}
        text={texts.text}
        action={
          <Permitted permission="staff:write">
            <Button
              size="sm"
              icon={<UserPlus aria-hidden="true" className="size-4.5" />}
              onClick={() => setInviting(true)}
            >
              {texts.invite.action}
            </Button>
          </Permitted>
        }
        sort={{ field: 'createdDate', order: 'ASC' }}
        caption={texts.caption}
        columns={columns}
        phoneRow={phoneRow}
        toolbar={
          <FilterBar search={<SearchFilter label={filters.search} hint={filters.searchHint} />}>
            <SelectFilter
              field="staffRole"
              label={filters.role}
              everyLabel={filters.everyRole}
              options={optionsOf(staffRoles, texts.roles)}
            />
            <SelectFilter
              field="enabled"
              label={filters.enabled}
              everyLabel={filters.everyState}
              options={[
                { value: 'true', label: filters.onlyActive },
                { value: 'false', label: filters.onlyRevoked },
              ]}
            />
          </FilterBar>
        }
        emptyText={texts.empty}
      />
      <Invitations />
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </>
  )
}
