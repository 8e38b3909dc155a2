import type { Client } from '@tecnoclick/contract/platform/client'
import { fieldsOf } from '@tecnoclick/contract/platform/field-limits'
import {
  listAllServices,
  listAllServiceTypes,
  services as serviceEndpoints,
  serviceTypes as serviceTypeEndpoints,
} from '@tecnoclick/contract/workshop/services/endpoints'
import {
  newServiceSchema,
  type Service,
  type ServiceType,
} from '@tecnoclick/contract/workshop/services/schemas'
import { office } from '@tecnoclick/messages/office'
import { Button } from '@tecnoclick/ui/button'
import type { Column } from '@tecnoclick/ui/table'
import {
  amountOf,
  countOf,
  numberOf,
  positionOf,
  textOf,
  textOrNull,
} from '../../platform/api/form-values.ts'
import {
  editableCalls,
  listFrom,
  type ResourceCalls,
  type Values,
  withGetFromList,
} from '../../platform/api/resource-calls.ts'
import { useAllRows } from '../../platform/api/use-api-query.ts'
import { FileInput } from '../../platform/form/file-input.tsx'
import { PositionInput, SelectInput, TextInput, VisibilityInput } from '../../platform/form/inputs.tsx'
import { sortedColumn, titleColumn, visibilityColumn } from '../../platform/list/columns.tsx'
import { EditableListPage } from '../../platform/list/editable-list-page.tsx'
import { FilterBar, SelectFilter, VisibilityFilter } from '../../platform/list/filters.tsx'

const { services, common } = office
const field = fieldsOf(newServiceSchema)

/** What a service and a type of service have in common. */
const offeredBody = ({ name, description, image, position }: Values) => ({
  name: textOf(name),
  description: textOf(description),
  image: textOrNull(image),
  position: positionOf(position),
})

const conflict = { name: services.nameTaken }

/** The public lists leave out hidden rows, so rows are read from the staff's lists. */
export function serviceTypeCalls(client: Client): ResourceCalls {
  const calls = editableCalls(client, serviceTypeEndpoints, {
    toNew: offeredBody,
    toChange: (values) => ({ ...offeredBody(values), enable: values.enable === true }),
    conflict,
  })
  return withGetFromList({ ...calls, list: listFrom(client, listAllServiceTypes) })
}

export function serviceCalls(client: Client): ResourceCalls {
  const toNew = (values: Values) => ({
    ...offeredBody(values),
    typeId: numberOf(values.typeId),
    priceFrom: amountOf(values.priceFrom),
    priceFromAlt: amountOf(values.priceFromAlt),
    turnaroundDays: countOf(values.turnaroundDays),
  })
  const calls = editableCalls(client, serviceEndpoints, {
    toNew,
    toChange: (values) => ({ ...toNew(values), enable: values.enable === true }),
    conflict,
  })
  return withGetFromList({ ...calls, list: listFrom(client, listAllServices) })
}

function OfferedFields({ isNew }: { isNew: boolean }) {
  return (
    <>
      <TextInput {...field('name')} label={common.name} initialFocus />
      <TextInput {...field('description')} label={common.description} multiline />
      <FileInput source="image" label={common.image} kind="picture" />
      <PositionInput />
      {!isNew && <VisibilityInput />}
    </>
  )
}

interface Offered {
  name: string
  description: string
  image: string | null
  position: number
  enable: boolean
}

const toOfferedForm = ({ name, description, image, position, enable }: Offered) => ({
  name,
  description,
  enable,
  image: image ?? '',
  position: String(position),
})

const amountText = (amount: number | null) => (amount === null ? '' : String(amount))

const emptyOffered = { name: '', description: '', image: '', position: '0', enable: true }

export function ServiceList() {
  const types = useAllRows<ServiceType>('service-types', 'position') ?? []
  const options = types.map(({ id, name }) => ({ value: String(id), label: name }))
  const columns: readonly Column<Service>[] = [
    titleColumn('name', common.name, ({ name }) => name),
    { key: 'type', header: services.type, cell: ({ typeId }) => types.find(({ id }) => id === typeId)?.name },
    visibilityColumn(),
  ]
  return (
    <EditableListPage<Service>
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
        <FilterBar>
          <SelectFilter
            field="typeId"
            label={services.type}
            everyLabel={services.everyType}
            options={options}
          />
          <VisibilityFilter />
        </FilterBar>
      }
      emptyForm={{ ...emptyOffered, typeId: '', priceFrom: '', priceFromAlt: '', turnaroundDays: '' }}
      toForm={(row) => ({
        ...toOfferedForm(row),
        typeId: String(row.typeId),
        priceFrom: amountText(row.priceFrom),
        priceFromAlt: amountText(row.priceFromAlt),
        turnaroundDays: amountText(row.turnaroundDays),
      })}
      fields={(row) => (
        <>
          <SelectInput
            source="typeId"
            label={services.type}
            placeholder={services.chooseType}
            options={options}
            required
          />
          <div className="grid gap-4 sm:grid-cols-3">
            <TextInput
              source="priceFrom"
              label={services.priceFrom}
              hint={services.termsHint}
              inputMode="decimal"
            />
            <TextInput source="priceFromAlt" label={services.priceFromAlt} inputMode="decimal" />
            <TextInput source="turnaroundDays" label={services.turnaround} inputMode="numeric" />
          </div>
          <OfferedFields isNew={!row} />
        </>
      )}
    />
  )
}

const typeTexts = {
  title: services.types,
  text: services.typesText,
  caption: services.typesCaption,
  empty: services.typesEmpty,
  add: services.addType,
  edit: services.editType,
}

const typeColumns: readonly Column<ServiceType>[] = [
  titleColumn('name', common.name, ({ name }) => name),
  sortedColumn('position', common.position, ({ position }) => position, 'end'),
  visibilityColumn(),
]

export function ServiceTypeList() {
  return (
    <EditableListPage<ServiceType>
      resource="service-types"
      texts={typeTexts}
      nameOf={({ name }) => name}
      columns={typeColumns}
      sort={{ field: 'position', order: 'ASC' }}
      action={
        <Button href="/admin/services" variant="secondary" size="sm">
          {services.seeServices}
        </Button>
      }
      emptyForm={emptyOffered}
      toForm={toOfferedForm}
      fields={(row) => <OfferedFields isNew={!row} />}
    />
  )
}
