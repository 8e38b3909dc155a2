import type { AttributeRow } from '@tecnoclick/contract/catalogue/attributes/schemas'
import { office } from '@tecnoclick/messages/office'
import type { Column } from '@tecnoclick/ui/table'
import { EditableDesk } from '../../platform/desk/editable-desk.tsx'
import { PositionField, RequiredLine, SlugField } from '../../platform/desk/fields.tsx'
import { CheckInput } from '../../platform/form/check-input.tsx'
import { SelectInput } from '../../platform/form/select-input.tsx'
import { titleColumn } from '../../platform/list/columns.tsx'
import { sayCount } from '../../platform/say.ts'
import { ValueRows } from './value-rows.tsx'

const { attributes, shopDesks } = office

const filterOptions = Object.entries(attributes.filters).map(([value, label]) => ({ value, label }))

const columns: readonly Column<AttributeRow>[] = [
  titleColumn('name', shopDesks.words.name, ({ name }) => name),
  {
    key: 'values',
    header: attributes.values,
    cell: ({ values }) => (
      <span className="line-clamp-2 max-md:text-end" title={values.map(({ name }) => name).join(', ')}>
        {values.length > 6
          ? sayCount(attributes.count, values.length)
          : values.map(({ name }) => name).join(', ')}
      </span>
    ),
  },
  {
    key: 'filter',
    header: attributes.filter,
    cell: ({ filter, filterable }) => (filterable ? attributes.filters[filter] : '—'),
  },
]

export function AttributeList() {
  return (
    <EditableDesk<AttributeRow>
      resource="attributes"
      texts={attributes}
      nameOf={({ name }) => name}
      columns={columns}
      sort={{ field: 'name', order: 'ASC' }}
      blank={{ name: '', slug: '', filter: 'check', filterable: true, position: '0', values: [] }}
      toForm={({ name, slug, filter, filterable, position, values }) => ({
        ...{ name, slug, filter, filterable, position: String(position) },
        values: values.map((value) => ({ id: value.id, name: value.name, color: value.color ?? '#000000' })),
      })}
      fields={() => (
        <>
          <RequiredLine source="name" label={shopDesks.words.name} maxLength={80} first />
          <SlugField />
          <SelectInput source="filter" label={attributes.filter} options={filterOptions} />
          <CheckInput source="filterable" label={attributes.filterable} />
          <PositionField />
          <ValueRows />
        </>
      )}
    />
  )
}
