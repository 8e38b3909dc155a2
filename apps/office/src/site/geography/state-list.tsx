import type { City, State } from '@tecnoclick/contract/site/geography/schemas'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Button } from '@tecnoclick/ui/button'
import { TextLink } from '@tecnoclick/ui/link'
import type { Column } from '@tecnoclick/ui/table'
import { Route, Routes } from 'react-router'
import { useAllRows } from '../../platform/api/use-api-query.ts'
import { actionColumn, EditRowButton, titleColumn, visibilityColumn } from '../../platform/list/columns.tsx'
import { ListPage } from '../../platform/list/list-page.tsx'
import { listUrl } from '../../platform/urls.ts'
import { EditPlaceDialog } from './places.tsx'

const { geography } = office

const columns: readonly Column<State>[] = [
  titleColumn('name', geography.state, ({ name }) => name),
  { key: 'cities', header: geography.cities, cell: (state) => <StateCities state={state} /> },
  visibilityColumn(),
  actionColumn(({ id, name }) => <EditRowButton id={id} label={fillText(geography.edit, { name })} />),
]

export function StateList() {
  return (
    <ListPage
      title={geography.statesTitle}
      text={geography.statesText}
      action={
        <Button href="/admin/countries" variant="secondary" size="sm">
          {geography.countriesTitle}
        </Button>
      }
      sort={{ field: 'name', order: 'ASC' }}
      caption={geography.statesCaption}
      columns={columns}
      emptyText={geography.noStates}
    >
      <Routes>
        <Route path=":id" element={<EditPlaceDialog title={geography.editState} />} />
        <Route path="*" element={null} />
      </Routes>
    </ListPage>
  )
}

/** The number of municipalities, as a link to their list, and their names. */
function StateCities({ state }: { state: State }) {
  const cities = useAllRows<City>('cities')?.filter(({ stateId }) => stateId === state.id)
  if (!cities) return null
  return (
    <span className="flex gap-3">
      <TextLink
        href={listUrl('cities', { stateId: state.id })}
        className="inline-flex min-w-6 items-center font-semibold tabular-nums max-md:-my-3 max-md:min-h-11 md:h-5 md:justify-end"
      >
        <span className="whitespace-pre md:sr-only">{`${geography.cities}: `}</span>
        {cities.length}
      </TextLink>
      <span className="text-ink-muted max-md:hidden">{cities.map(({ name }) => name).join(', ')}</span>
    </span>
  )
}
