import type { Client } from '@tecnoclick/contract/platform/client'
import { fieldsOf } from '@tecnoclick/contract/platform/field-limits'
import { labourTasks as endpoints } from '@tecnoclick/contract/workshop/labour/endpoints'
import { type LabourTask, newLabourTaskSchema } from '@tecnoclick/contract/workshop/labour/schemas'
import { office } from '@tecnoclick/messages/office'
import type { Column } from '@tecnoclick/ui/table'
import { editableCalls, type ResourceCalls } from '../../platform/api/resource-calls.ts'
import {
  formOf,
  optionalAmount,
  position,
  reference,
  text,
  visibility,
} from '../../platform/form/form-fields.ts'
import { PositionInput, TextInput, VisibilityInput } from '../../platform/form/inputs.tsx'
import { sortedColumn, titleColumn, VisibilityBadge, visibilityColumn } from '../../platform/list/columns.tsx'
import { EditableListPage } from '../../platform/list/editable-list-page.tsx'
import type { PhoneRow } from '../../platform/list/phone-table.tsx'
import { Money } from '../../platform/money.tsx'
import { minuteText } from '../work/time-card.tsx'

const { labourTasks: texts, common, services } = office
const field = fieldsOf(newLabourTaskSchema)

const newFields = {
  name: text,
  minutes: reference,
  price: optionalAmount,
  priceMlc: optionalAmount,
  priceAlt: optionalAmount,
  position,
}
const form = formOf({ ...newFields, enable: visibility })

export function labourTaskCalls(client: Client): ResourceCalls {
  return editableCalls(client, endpoints, {
    toNew: formOf(newFields).toBody,
    toChange: form.toBody,
    conflict: { name: services.nameTaken },
  })
}

const priceColumn = (key: 'price' | 'priceMlc' | 'priceAlt', currency: string): Column<LabourTask> => ({
  key,
  header: currency,
  align: 'end',
  cell: (task) => (task[key] === null ? '—' : <Money amount={task[key]} currency={currency} />),
})

const columns: readonly Column<LabourTask>[] = [
  titleColumn('name', common.name, ({ name }) => name),
  sortedColumn('minutes', texts.minutes, ({ minutes }) => minutes, 'end'),
  priceColumn('price', 'USD'),
  priceColumn('priceMlc', 'MLC'),
  priceColumn('priceAlt', 'CUP'),
  visibilityColumn(),
]

function phoneRow({ name, minutes, price, priceMlc, priceAlt, enable }: LabourTask): PhoneRow {
  return {
    title: name,
    value: price !== null && <Money amount={price} currency="USD" />,
    detail: (
      <>
        {minuteText(minutes)}
        {priceMlc !== null && (
          <>
            {' · '}
            <Money amount={priceMlc} currency="MLC" />
          </>
        )}
        {priceAlt !== null && (
          <>
            {' · '}
            <Money amount={priceAlt} currency="CUP" />
          </>
        )}
      </>
    ),
    state: !enable && <VisibilityBadge enable={false} />,
  }
}

/** The price list of work (workshop.md#work). */
export function LabourTaskList() {
  return (
    <EditableListPage<LabourTask>
      resource="labour-tasks"
      texts={texts}
      nameOf={({ name }) => name}
      columns={columns}
      phoneRow={phoneRow}
      sort={{ field: 'position', order: 'ASC' }}
      emptyForm={form.empty}
      toForm={form.toForm}
      fields={(row) => (
        <>
          <TextInput {...field('name')} label={common.name} initialFocus />
          <TextInput source="minutes" label={texts.minutes} inputMode="numeric" required />
          <div className="grid gap-4 sm:grid-cols-3">
            <TextInput source="price" label={texts.price} hint={texts.priceHint} inputMode="decimal" />
            <TextInput source="priceMlc" label={texts.priceMlc} inputMode="decimal" />
            <TextInput source="priceAlt" label={texts.priceAlt} inputMode="decimal" />
          </div>
          <PositionInput />
          {row && <VisibilityInput />}
        </>
      )}
    />
  )
}
