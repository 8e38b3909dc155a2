import { fieldsOf } from '@tecnoclick/contract/platform/field-limits'
import { type City, newCitySchema } from '@tecnoclick/contract/site/geography/schemas'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Button } from '@tecnoclick/ui/button'
import type { Column } from '@tecnoclick/ui/table'
import Plus from 'lucide-react/icons/plus'
import { useListContext } from 'ra-core'
import { Route, Routes, useLocation } from 'react-router'
import { CreateDialog } from '../../platform/form/form-dialog.tsx'
import { SelectInput, TextInput } from '../../platform/form/inputs.tsx'
import { placeOption } from '../../platform/form/place-option.ts'
import { actionColumn, EditRowButton, titleColumn, visibilityColumn } from '../../platform/list/columns.tsx'
import { FilterBar, SelectFilter, VisibilityFilter } from '../../platform/list/filters.tsx'
import { ListPage } from '../../platform/list/list-page.tsx'
import { EditCityDialog, useStates } from './places.tsx'

const { geography } = office
const field = fieldsOf(newCitySchema)

const columns: readonly Column<City>[] = [
  titleColumn('name', geography.city, ({ name }) => name),
  { key: 'state', header: geography.state, cell: ({ stateId }) => <StateName id={stateId} /> },
  { key: 'zip', header: geography.zip, cell: ({ zip }) => zip },
  visibilityColumn(),
  actionColumn(({ id, name }) => <EditRowButton id={id} label={fillText(geography.edit, { name })} />),
]

export function CityList() {
  const { search } = useLocation()
  return (
    <ListPage
      title={geography.citiesTitle}
      text={geography.citiesText}
      action={
        <Button
          href={`/admin/cities/create${search}`}
          size="sm"
          icon={<Plus aria-hidden="true" className="size-4.5" />}
        >
          {geography.addCity}
        </Button>
      }
      sort={{ field: 'name', order: 'ASC' }}
      caption={geography.citiesCaption}
      columns={columns}
      toolbar={<StateFilter />}
      emptyText={geography.noCities}
    >
      <Routes>
        <Route path="create" element={<AddCityDialog />} />
        <Route path=":id" element={<EditCityDialog />} />
        <Route path="*" element={null} />
      </Routes>
    </ListPage>
  )
}

function AddCityDialog() {
  const states = useStates()
  const { filterValues } = useListContext()
  const stateId = String(filterValues.stateId ?? '')
  const stateName = (id: number) => states.find((state) => state.id === id)?.name ?? ''
  return (
    <CreateDialog<City>
      title={geography.addCity}
      saveLabel={geography.add}
      defaultValues={{ stateId, name: '', zip: '' }}
      createdText={({ name, stateId }) => fillText(geography.added, { name, state: stateName(stateId) })}
    >
      <SelectInput
        source="stateId"
        label={geography.state}
        placeholder={geography.chooseState}
        options={states.map(placeOption)}
        required
        initialFocus={stateId === ''}
      />
      <TextInput
        {...field('name')}
        label={geography.name}
        hint={geography.addCityHint}
        initialFocus={stateId !== ''}
      />
      <TextInput {...field('zip')} label={geography.zip} hint={geography.zipHint} />
    </CreateDialog>
  )
}

function StateFilter() {
  const states = useStates()
  return (
    <FilterBar>
      <SelectFilter
        field="stateId"
        label={geography.state}
        everyLabel={geography.everyState}
        options={states.map(placeOption)}
      />
      <VisibilityFilter />
    </FilterBar>
  )
}

function StateName({ id }: { id: number }) {
  return useStates().find((state) => state.id === id)?.name ?? ''
}
