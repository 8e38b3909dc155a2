import { adminPickupPoints } from '@tecnoclick/contract/delivery/zones/endpoints'
import { newPickupPointSchema, type PickupPoint } from '@tecnoclick/contract/delivery/zones/schemas'
import type { Client } from '@tecnoclick/contract/platform/client'
import { fieldsOf } from '@tecnoclick/contract/platform/field-limits'
import { office } from '@tecnoclick/messages/office'
import { openingHoursLines } from '@tecnoclick/messages/site/opening-hours'
import { useFullT } from '@tecnoclick/ui/messages'
import type { Column } from '@tecnoclick/ui/table'
import { positionOf, textOf, textOrNull } from '../../platform/api/form-values.ts'
import { editableCalls, type ResourceCalls } from '../../platform/api/resource-calls.ts'
import { PositionInput, SelectInput, TextInput, VisibilityInput } from '../../platform/form/inputs.tsx'
import { titleColumn, visibilityColumn } from '../../platform/list/columns.tsx'
import { EditableListPage } from '../../platform/list/editable-list-page.tsx'

const { pickupPoints: texts, common } = office
const field = fieldsOf(newPickupPointSchema)

/** First and last ISO weekday. */
const spans = ['1-5', '1-6', '1-7', '6-7'] as const

export function pickupPointCalls(client: Client): ResourceCalls {
  return editableCalls(client, adminPickupPoints, {
    toNew: ({ name, address, phone, weekdays, opens, closes, position, enable }) => ({
      name: textOf(name),
      address: textOf(address),
      phone: textOrNull(phone),
      hours:
        weekdays === ''
          ? []
          : [{ days: daysOf(textOf(weekdays)), opens: textOf(opens), closes: textOf(closes) }],
      position: positionOf(position),
      enable: enable === true,
    }),
  })
}

function daysOf(span: string): number[] {
  const [first = 1, last = 7] = span.split('-').map(Number)
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

function spanOf(days: readonly number[]): string {
  return spans.find((span) => daysOf(span).join() === days.join()) ?? ''
}

const columns: readonly Column<PickupPoint>[] = [
  titleColumn('name', common.name, ({ name }) => name),
  { key: 'address', header: texts.address, cell: ({ address }) => address },
  { key: 'hours', header: texts.hours, cell: ({ hours }) => <Hours hours={hours} /> },
  visibilityColumn(),
]

export function PickupPointList() {
  return (
    <EditableListPage<PickupPoint>
      resource="pickup-points"
      texts={texts}
      nameOf={({ name }) => name}
      columns={columns}
      sort={{ field: 'position', order: 'ASC' }}
      emptyForm={{
        name: '',
        address: '',
        phone: '',
        position: '0',
        enable: true,
        weekdays: '1-6',
        opens: '09:00',
        closes: '17:00',
      }}
      toForm={({ name, address, phone, hours: [first], position, enable }) => ({
        name,
        address,
        phone: phone ?? '',
        weekdays: first ? spanOf(first.days) : '',
        opens: first?.opens ?? '09:00',
        closes: first?.closes ?? '17:00',
        position: String(position),
        enable,
      })}
      fields={() => (
        <>
          <TextInput {...field('name')} label={common.name} initialFocus />
          <TextInput {...field('address')} label={texts.address} />
          <TextInput {...field('phone')} label={texts.phone} type="tel" inputMode="tel" />
          <SelectInput
            source="weekdays"
            label={texts.weekdays}
            placeholder={texts.noHours}
            options={spans.map((span) => ({ value: span, label: texts.spans[span] }))}
          />
          <div className="grid grid-cols-2 gap-4">
            <TextInput source="opens" label={texts.opens} type="time" />
            <TextInput source="closes" label={texts.closes} type="time" />
          </div>
          <PositionInput />
          <VisibilityInput />
        </>
      )}
    />
  )
}

function Hours({ hours }: Pick<PickupPoint, 'hours'>) {
  const t = useFullT()
  return openingHoursLines(hours, 'es', t).join('; ')
}
