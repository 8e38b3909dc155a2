import type { Client } from '@tecnoclick/contract/platform/client'
import { fieldsOf } from '@tecnoclick/contract/platform/field-limits'
import { deviceTypes as endpoints } from '@tecnoclick/contract/workshop/service-orders/intake-endpoints'
import {
  type DeviceType,
  newDeviceTypeSchema,
} from '@tecnoclick/contract/workshop/service-orders/intake-schemas'
import type { Service } from '@tecnoclick/contract/workshop/services/schemas'
import { outlines } from '@tecnoclick/domain/workshop/intake'
import { office } from '@tecnoclick/messages/office'
import { Button } from '@tecnoclick/ui/button'
import { DeviceOutline } from '@tecnoclick/ui/device-outline'
import type { Column } from '@tecnoclick/ui/table'
import { numberOf, textOf } from '../../platform/api/form-values.ts'
import { editableCalls, type ResourceCalls } from '../../platform/api/resource-calls.ts'
import { useAllRows } from '../../platform/api/use-api-query.ts'
import {
  choice,
  type FormField,
  formOf,
  position,
  text,
  visibility,
} from '../../platform/form/form-fields.ts'
import {
  CheckboxInput,
  PositionInput,
  SelectInput,
  TextInput,
  VisibilityInput,
} from '../../platform/form/inputs.tsx'
import { sortedColumn, titleColumn, VisibilityBadge, visibilityColumn } from '../../platform/list/columns.tsx'
import { EditableListPage } from '../../platform/list/editable-list-page.tsx'
import type { PhoneRow } from '../../platform/list/phone-table.tsx'
import { fillCount } from '../../platform/texts.ts'

const { deviceTypes: texts, common } = office
const field = fieldsOf(newDeviceTypeSchema)

/** One per line; the same line twice is one. */
const lines: FormField<string[], string> & { toBody(value: unknown): string[] } = {
  empty: '',
  toForm: (stored) => stored.join('\n'),
  toBody: (value) => [
    ...new Set(
      textOf(value)
        .split('\n')
        .flatMap((line) => line.trim() || []),
    ),
  ],
}

const optionalReference: FormField<number | null, string> = {
  empty: '',
  toForm: (stored) => stored?.toString() ?? '',
  toBody: (value) => (value ? numberOf(value) : null),
}

const flag: FormField<boolean, boolean> = { ...visibility, empty: false }

const newFields = {
  name: text,
  outline: choice(outlines, 'box'),
  hasImei: flag,
  asksPasscode: flag,
  serviceId: optionalReference,
  questions: lines,
  textQuestions: lines,
  phrases: lines,
  position,
}
const form = formOf({ ...newFields, enable: visibility })

export function deviceTypeCalls(client: Client): ResourceCalls {
  return editableCalls(client, endpoints, {
    toNew: formOf(newFields).toBody,
    toChange: form.toBody,
    conflict: { name: texts.nameTaken },
  })
}

function Drawing({ outline }: Pick<DeviceType, 'outline'>) {
  return (
    <span className="block w-12 shrink-0 text-ink-muted">
      <DeviceOutline outline={outline} />
    </span>
  )
}

const questionCount = ({ questions, textQuestions }: DeviceType) =>
  fillCount(texts.count, questions.length + textQuestions.length)

function phoneRow(type: DeviceType): PhoneRow {
  return {
    picture: <Drawing outline={type.outline} />,
    title: type.name,
    detail: questionCount(type),
    state: !type.enable && <VisibilityBadge enable={false} />,
  }
}

const columns: readonly Column<DeviceType>[] = [
  {
    key: 'outline',
    header: texts.outline,
    cell: ({ outline }) => <Drawing outline={outline} />,
  },
  titleColumn('name', common.name, ({ name }) => name),
  {
    key: 'questions',
    header: office.intake.checklist,
    cell: questionCount,
  },
  sortedColumn('position', common.position, ({ position: at }) => at, 'end'),
  visibilityColumn(),
]

const drawings = outlines.map((value) => ({ value, label: office.intake.outlines[value] }))

/** What the workshop asks of each kind of device. */
export function DeviceTypeList() {
  const services = useAllRows<Service>('services') ?? []
  const offered = services.map(({ id, name }) => ({ value: String(id), label: name }))
  return (
    <EditableListPage<DeviceType>
      resource="device-types"
      texts={texts}
      nameOf={({ name }) => name}
      columns={columns}
      phoneRow={phoneRow}
      sort={{ field: 'position', order: 'ASC' }}
      action={
        <Button href="/admin/services" variant="secondary" size="sm">
          {office.services.seeServices}
        </Button>
      }
      emptyForm={form.empty}
      toForm={form.toForm}
      fields={(row) => (
        <>
          <TextInput {...field('name')} label={common.name} initialFocus />
          <div className="grid gap-4 sm:grid-cols-2">
            <SelectInput source="outline" label={texts.outline} options={drawings} />
            <SelectInput
              source="serviceId"
              label={texts.service}
              options={[{ value: '', label: texts.noService }, ...offered]}
            />
          </div>
          <CheckboxInput source="hasImei" label={texts.hasImei} />
          <CheckboxInput source="asksPasscode" label={texts.asksPasscode} />
          <TextInput source="questions" label={texts.questions} hint={texts.questionsHint} multiline />
          <TextInput
            source="textQuestions"
            label={texts.textQuestions}
            hint={texts.questionsHint}
            multiline
          />
          <TextInput source="phrases" label={texts.phrases} hint={texts.phrasesHint} multiline />
          <PositionInput />
          {row && <VisibilityInput />}
        </>
      )}
    />
  )
}
