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
  editableCalls,
  listFrom,
  type ResourceCalls,
  withGetFromList,
} from '../../platform/api/resource-calls.ts'
import { useAllRows } from '../../platform/api/use-api-query.ts'
import { FileInput } from '../../platform/form/file-input.tsx'
import {
  formOf,
  optionalAmount,
  optionalCount,
  optionalText,
  position,
  reference,
  text,
  visibility,
} from '../../platform/form/form-fields.ts'
import { PositionInput, SelectInput, TextInput, VisibilityInput } from '../../platform/form/inputs.tsx'
import { sortedColumn, titleColumn, visibilityColumn } from '../../platform/list/columns.tsx'
import { EditableListPage } from '../../platform/list/editable-list-page.tsx'
import { FilterBar, SelectFilter, VisibilityFilter } from '../../platform/list/filters.tsx'

const { services, common } = office
const field = fieldsOf(newServiceSchema)

/** What a service and a type of service have in common; a new one is shown. */
const newTypeFields = { name: text, description: text, image: optionalText, position }
const newServiceFields = {
  ...newTypeFields,
  typeId: reference,
  priceFrom: optionalAmount,
  priceFromAlt: optionalAmount,
  turnaroundDays: optionalCount,
}
const typeForm = formOf({ ...newTypeFields, enable: visibility })
const serviceForm = formOf({ ...newServiceFields, enable: visibility })

const conflict = { name: services.nameTaken }

/** The public lists leave out hidden rows, so rows are read from the staff's lists. */
export function serviceTypeCalls(client: Client): ResourceCalls {
  const calls = editableCalls(client, serviceTypeEndpoints, {
    toNew: formOf(newTypeFields).toBody,
    toChange: typeForm.toBody,
    conflict,
  })
  return withGetFromList({ ...calls, list: listFrom(client, listAllServiceTypes) })
}

export function serviceCalls(client: Client): ResourceCalls {
  const calls = editableCalls(client, serviceEndpoints, {
    toNew: formOf(newServiceFields).toBody,
    toChange: serviceForm.toBody,
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
        <>
          <Button href="/admin/service-types" variant="secondary" size="sm">
            {services.seeTypes}
          </Button>
          <Button href="/admin/device-types" variant="secondary" size="sm">
            {office.deviceTypes.see}
          </Button>
        </>
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
      emptyForm={serviceForm.empty}
      toForm={serviceForm.toForm}
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
      emptyForm={typeForm.empty}
      toForm={typeForm.toForm}
      fields={(row) => <OfferedFields isNew={!row} />}
    />
  )
}
