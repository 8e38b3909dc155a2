import type { Country } from '@tecnoclick/contract/site/geography/schemas'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import type { Column } from '@tecnoclick/ui/table'
import { Route, Routes } from 'react-router'
import { actionColumn, EditRowButton, titleColumn, visibilityColumn } from '../../platform/list/columns.tsx'
import { ListPage } from '../../platform/list/list-page.tsx'
import { EditPlaceDialog } from './places.tsx'

const { geography } = office

const columns: readonly Column<Country>[] = [
  titleColumn('name', geography.country, ({ name }) => name),
  visibilityColumn(),
  actionColumn(({ id, name }) => <EditRowButton id={id} label={fillText(geography.edit, { name })} />),
]

export function CountryList() {
  return (
    <ListPage
      title={geography.countriesTitle}
      text={geography.countriesText}
      sort={{ field: 'name', order: 'ASC' }}
      caption={geography.countriesCaption}
      columns={columns}
      emptyText={geography.noCountries}
    >
      <Routes>
        <Route path=":id" element={<EditPlaceDialog title={geography.editCountry} />} />
        <Route path="*" element={null} />
      </Routes>
    </ListPage>
  )
}
