import type { City } from '@tecnoclick/contract/site/geography/schemas'
import { office } from '@tecnoclick/messages/office'
import { Button } from '@tecnoclick/ui/button'
import type { Column } from '@tecnoclick/ui/table'
import Plus from 'lucide-react/icons/plus'
import { Route, Routes, useLocation } from 'react-router'
import { PageHeading } from '../../platform/layout/page-heading.tsx'
import { actionColumn, titleColumn } from '../../platform/list/columns.tsx'
import { OfficeList } from '../../platform/list/office-list.tsx'
import { RowAction } from '../../platform/list/row-action.tsx'
import { say } from '../../platform/say.ts'
import { AddCityDialog } from './add-city-dialog.tsx'
import { RenameDialog } from './rename-dialog.tsx'
import { StateFilter } from './state-filter.tsx'
import { StateName } from './state-name.tsx'

const { geography } = office

const columns: readonly Column<City>[] = [
  titleColumn('name', geography.city, ({ name }) => name),
  { key: 'state', header: geography.state, cell: ({ stateId }) => <StateName id={stateId} /> },
  actionColumn(({ id, name }) => <RowAction id={id} label={say(geography.rename, { name })} />),
]

export function CityList() {
  const { search } = useLocation()
  return (
    <>
      <PageHeading
        title={office.desks.cities}
        text={office.desks.citiesText}
        action={
          <Button
            href={`/admin/cities/create${search}`}
            size="sm"
            icon={<Plus aria-hidden="true" className="size-4.5" />}
          >
            {geography.addCity}
          </Button>
        }
      />
      <OfficeList
        sort={{ field: 'name', order: 'ASC' }}
        perPage={25}
        caption={geography.citiesCaption}
        columns={columns}
        toolbar={<StateFilter />}
        emptyText={geography.noCities}
      >
        <Routes>
          <Route path="create" element={<AddCityDialog />} />
          <Route path=":id" element={<RenameDialog title={geography.renameCity} />} />
          <Route path="*" element={null} />
        </Routes>
      </OfficeList>
    </>
  )
}
