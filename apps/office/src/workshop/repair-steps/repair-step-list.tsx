import type { Client } from '@tecnoclick/contract/platform/client'
import { optionsOf } from '@tecnoclick/contract/platform/field-limits'
import { adminRepairSteps, deleteRepairStep } from '@tecnoclick/contract/workshop/repair-steps/endpoints'
import type { RepairStepRow } from '@tecnoclick/contract/workshop/repair-steps/schemas'
import { orderStatuses } from '@tecnoclick/domain/selling/order-status'
import { stepTurns } from '@tecnoclick/domain/workshop/repair-steps'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { statusNames } from '@tecnoclick/messages/selling/status-names'
import { IconButton } from '@tecnoclick/ui/icon-button'
import type { Column } from '@tecnoclick/ui/table'
import Trash2 from 'lucide-react/icons/trash-2'
import { countOf, localizedOf, positionOf } from '../../platform/api/form-values.ts'
import { officeClient } from '../../platform/api/office-client.ts'
import { editableCalls, type ResourceCalls, type Values } from '../../platform/api/resource-calls.ts'
import { useConfirmedAction } from '../../platform/api/use-confirmed-action.ts'
import {
  CheckboxInput,
  PositionInput,
  SelectInput,
  TextInput,
  VisibilityInput,
} from '../../platform/form/inputs.tsx'
import { LanguageFields } from '../../platform/form/language-fields.tsx'
import { VisibilityBadge, visibilityColumn } from '../../platform/list/columns.tsx'
import { EditableListPage } from '../../platform/list/editable-list-page.tsx'
import type { PhoneRow } from '../../platform/list/phone-table.tsx'
import { useIsPermitted } from '../../platform/permissions.tsx'
import { fillCount } from '../../platform/texts.ts'

const { repairSteps: texts } = office

export function repairStepCalls(client: Client): ResourceCalls {
  return editableCalls(client, adminRepairSteps, {
    toNew: (values) => ({
      ...changeOf(values),
      state: orderStatuses.find((known) => known === values.state) ?? 'EN PROCESO',
    }),
    toChange: changeOf,
  })
}

function changeOf(values: Values) {
  return {
    name: localizedOf(values.name),
    text: localizedOf(values.text),
    turn: stepTurns.find((known) => known === values.turn) ?? 'workshop',
    expectedDays: countOf(values.expectedDays),
    notify: values.notify === true,
    position: positionOf(values.position),
    enable: values.enable === true,
  }
}

const columns: readonly Column<RepairStepRow>[] = [
  {
    key: 'name',
    header: texts.name,
    cell: ({ name }) => name.es,
    className: 'free-text font-semibold md:w-56',
  },
  { key: 'state', header: texts.state, cell: ({ state }) => statusNames[state] },
  { key: 'turn', header: texts.turn, cell: ({ turn }) => texts.turns[turn] },
  {
    key: 'expectedDays',
    header: texts.expectedDays,
    cell: ({ expectedDays }) => (expectedDays === null ? '' : fillCount(texts.days, expectedDays)),
  },
  {
    key: 'notify',
    header: office.mails.title,
    cell: ({ notify }) => (notify ? texts.notified : texts.silent),
  },
  visibilityColumn(),
]

function phoneRow({ name, state, turn, expectedDays, notify, enable }: RepairStepRow): PhoneRow {
  const days = expectedDays === null ? '' : fillCount(texts.days, expectedDays)
  return {
    title: name.es,
    value: statusNames[state],
    detail: [texts.turns[turn], days, notify ? texts.notified : texts.silent].filter(Boolean).join(' · '),
    state: !enable && <VisibilityBadge enable={false} />,
  }
}

const noText = { es: '', en: '', ru: '', ar: '' }

export function RepairStepList() {
  return (
    <EditableListPage<RepairStepRow>
      resource="repair-steps"
      texts={texts}
      nameOf={({ name }) => name.es}
      columns={columns}
      phoneRow={phoneRow}
      sort={{ field: 'position', order: 'ASC' }}
      size="lg"
      emptyForm={{
        name: noText,
        text: noText,
        state: 'EN PROCESO',
        turn: 'workshop',
        expectedDays: '',
        notify: true,
        position: '0',
        enable: true,
      }}
      toForm={({ expectedDays, position, ...row }) => ({
        ...row,
        expectedDays: expectedDays === null ? '' : String(expectedDays),
        position: String(position),
      })}
      rowActions={(step) => <RemoveButton step={step} />}
      fields={(row) => <StepFields isNew={!row} />}
    />
  )
}

const localized = [
  { source: 'name', label: texts.nameIn, maxLength: 60 },
  { source: 'text', label: texts.textIn, maxLength: 300, multiline: true },
] as const

function StepFields({ isNew }: { isNew: boolean }) {
  return (
    <>
      <LanguageFields fields={localized} />
      {isNew && (
        <SelectInput source="state" label={texts.state} options={optionsOf(orderStatuses, statusNames)} />
      )}
      <SelectInput source="turn" label={texts.turn} options={optionsOf(stepTurns, texts.turns)} />
      <TextInput
        source="expectedDays"
        label={texts.expectedDays}
        hint={texts.expectedHint}
        inputMode="numeric"
        maxLength={3}
      />
      <CheckboxInput source="notify" label={texts.notify} hint={texts.notifyHint} />
      <PositionInput />
      <VisibilityInput />
    </>
  )
}

/** Those of every shop are switched off instead. */
function RemoveButton({ step: { id, key, name } }: { step: RepairStepRow }) {
  const isPermitted = useIsPermitted()
  const { run, busy } = useConfirmedAction()
  if (key !== null || !isPermitted('settings:write')) return null
  const values = { name: name.es }

  async function remove() {
    const question = {
      title: fillText(texts.removeTitle, values),
      text: texts.removeText,
      confirmLabel: texts.remove,
      tone: 'danger',
    } as const
    const done = fillText(texts.removed, values)
    await run(question, () => officeClient.call(deleteRepairStep, { params: { id } }), { done })
  }

  return (
    <IconButton label={fillText(texts.removeTitle, values)} disabled={busy} onClick={() => void remove()}>
      <Trash2 aria-hidden="true" className="size-4.5" />
    </IconButton>
  )
}
