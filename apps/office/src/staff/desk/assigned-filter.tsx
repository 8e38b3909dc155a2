import type { DeskEndpoints } from '@tecnoclick/contract/staff/desk/endpoints'
import { office } from '@tecnoclick/messages/office'
import { useGetIdentity } from 'ra-core'
import { SelectFilter } from '../../platform/list/filters.tsx'
import { useColleagues } from './use-desk.ts'

const { desk: texts } = office

/** Mine, nobody's, or those of a colleague. */
export function AssignedFilter({ endpoints }: { endpoints: DeskEndpoints }) {
  const { identity } = useGetIdentity()
  const others = useColleagues(endpoints).filter(({ id }) => id !== identity?.id)
  const mine = identity ? [{ value: String(identity.id), label: texts.mine }] : []
  return (
    <SelectFilter
      field="assignedTo"
      label={texts.assignee}
      everyLabel={texts.everybody}
      options={[
        ...mine,
        { value: '0', label: texts.unassigned },
        ...others.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
    />
  )
}
