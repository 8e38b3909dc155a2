import type { State } from '@tecnoclick/contract/site/geography/schemas'
import { office } from '@tecnoclick/messages/office'
import type { Column } from '@tecnoclick/ui/table'
import { Route, Routes } from 'react-router'
import { PageHeading } from '../../platform/layout/page-heading.tsx'
import { actionColumn, titleColumn } from '../../platform/list/columns.tsx'
import { OfficeList } from '../../platform/list/office-list.tsx'
import { RowAction } from '../../platform/list/row-action.tsx'
import { say } from '../../platform/say.ts'
import { RenameDialog } from './rename-dialog.tsx'
import { StateCities } from './state-cities.tsx'

const { geography } = office

const columns: readonly Column<State>[] = [
  titleColumn('name', geography.state, ({ name }) => name),
  { key: 'cities', header: geography.cities, cell: (state) => <StateCities state={state} /> },
  actionColumn(({ id, name }) => <RowAction id={id} label={say(geography.rename, { name })} />),
]

export function StateList() {
  return (
    <>
      <PageHeading title={office.desks.states} text={office.desks.statesText} />
      <OfficeList
        sort={{ field: 'name', order: 'ASC' }}
        perPage={25}
        caption={geography.statesCaption}
        columns={columns}
        emptyText={geography.noStates}
      >
        <Routes>
          <Route path=":id" element={<RenameDialog title={geography.renameState} />} />
          <Route path="*" element={null} />
        </Routes>
      </OfficeList>
    </>
  )
}
