import type { Service, ServiceType } from '@tecnoclick/contract/workshop/services/schemas'
import { minutes } from '@tecnoclick/domain/platform/duration'
import { office } from '@tecnoclick/messages/office'
import { Button } from '@tecnoclick/ui/button'
import { useT } from '@tecnoclick/ui/messages'
import type { Column } from '@tecnoclick/ui/table'
import { required, useGetList } from 'ra-core'
import { shownColumn } from '../../platform/desk/columns.tsx'
import { EditableDesk } from '../../platform/desk/editable-desk.tsx'
import { DeskFilters, ShownFilter } from '../../platform/desk/filters.tsx'
import { SelectInput } from '../../platform/form/select-input.tsx'
import { titleColumn } from '../../platform/list/columns.tsx'
import { SelectFilter } from '../../platform/list/filters.tsx'
import { blankOffered, OfferedFields, offeredForm } from './offered-fields.tsx'

const { services, shopDesks } = office

const whole = { pagination: { page: 1, perPage: 500 }, sort: { field: 'position', order: 'ASC' } } as const

function useEveryType(): readonly ServiceType[] {
  return useGetList<ServiceType>('service-types', whole, { staleTime: minutes(1) }).data ?? []
}

export function ServiceList() {
  const t = useT()
  const types = useEveryType()
  const options = types.map(({ id, name }) => ({ value: String(id), label: name }))
  const columns: readonly Column<Service>[] = [
    titleColumn('name', shopDesks.words.name, ({ name }) => name),
    { key: 'type', header: services.type, cell: ({ typeId }) => types.find(({ id }) => id === typeId)?.name },
    shownColumn(),
  ]
  return (
    <EditableDesk<Service>
      resource="services"
      texts={services}
      nameOf={({ name }) => name}
      columns={columns}
      sort={{ field: 'name', order: 'ASC' }}
      action={
        <Button href="/admin/service-types" variant="secondary" size="sm">
          {services.seeTypes}
        </Button>
      }
      toolbar={
        <DeskFilters>
          <SelectFilter
            field="typeId"
            label={services.type}
            everyLabel={services.everyType}
            options={options}
          />
          <ShownFilter />
        </DeskFilters>
      }
      blank={{ ...blankOffered, typeId: '' }}
      toForm={(row) => ({ ...offeredForm(row), typeId: String(row.typeId) })}
      fields={(row) => (
        <>
          <SelectInput
            source="typeId"
            label={services.type}
            placeholder={services.chooseType}
            options={options}
            required
            validate={required(t('validation.required'))}
          />
          <OfferedFields isNew={!row} />
        </>
      )}
    />
  )
}
