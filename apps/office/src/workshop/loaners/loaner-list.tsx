import type { Client } from '@tecnoclick/contract/platform/client'
import { fieldsOf } from '@tecnoclick/contract/platform/field-limits'
import { loaners as endpoints } from '@tecnoclick/contract/workshop/loaners/endpoints'
import { type Loaner, newLoanerSchema } from '@tecnoclick/contract/workshop/loaners/schemas'
import { noonOf } from '@tecnoclick/domain/platform/havana-day'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { formatDate } from '@tecnoclick/messages/platform/format-date'
import { TextLink } from '@tecnoclick/ui/link'
import type { Column } from '@tecnoclick/ui/table'
import { editableCalls, type ResourceCalls } from '../../platform/api/resource-calls.ts'
import { choice, formOf, text, visibility } from '../../platform/form/form-fields.ts'
import { SelectInput, TextInput, VisibilityInput } from '../../platform/form/inputs.tsx'
import { sortedColumn, titleColumn } from '../../platform/list/columns.tsx'
import { EditableListPage } from '../../platform/list/editable-list-page.tsx'
import type { PhoneRow } from '../../platform/list/phone-table.tsx'
import { useOpenLoans } from '../work/loans-card.tsx'

const { loaners: texts, common } = office
const field = fieldsOf(newLoanerSchema)

const loanerStates = ['ready', 'repair', 'retired'] as const
const newFields = { name: text, serial: text, state: choice(loanerStates, 'ready'), note: text }
const form = formOf({ ...newFields, enable: visibility })

export function loanerCalls(client: Client): ResourceCalls {
  return editableCalls(client, endpoints, {
    toNew: formOf(newFields).toBody,
    toChange: form.toBody,
    conflict: { serial: texts.serialTaken },
  })
}

/** Who has it, with a link to the repair. */
function Whereabouts({ loaner }: { loaner: Loaner }) {
  const loan = useOpenLoans()?.find(({ loanerId }) => loanerId === loaner.id)
  if (!loan) return texts.here
  const values = { number: loan.orderNum, date: formatDate(noonOf(loan.dueOn), 'es') }
  return (
    <TextLink href={`/admin/service-orders/${loan.serviceOrderId}`}>
      {fillText(texts.lentTo, values)}
    </TextLink>
  )
}

const columns: readonly Column<Loaner>[] = [
  titleColumn('name', common.name, ({ name }) => name),
  sortedColumn('serial', texts.serial, ({ serial }) => serial),
  sortedColumn('state', texts.state, ({ state }) => texts.states[state]),
  { key: 'where', header: texts.where, cell: (loaner) => <Whereabouts loaner={loaner} /> },
]

function phoneRow(loaner: Loaner): PhoneRow {
  return {
    title: loaner.name,
    value: texts.states[loaner.state],
    detail: loaner.serial,
    state: <Whereabouts loaner={loaner} />,
  }
}

const states = loanerStates.map((value) => ({
  value,
  label: texts.states[value],
}))

/** The register of loaner devices (workshop.md#loaner-devices). */
export function LoanerList() {
  return (
    <EditableListPage<Loaner>
      resource="loaners"
      texts={texts}
      nameOf={({ name }) => name}
      columns={columns}
      phoneRow={phoneRow}
      sort={{ field: 'name', order: 'ASC' }}
      emptyForm={form.empty}
      toForm={form.toForm}
      fields={(row) => (
        <>
          <TextInput {...field('name')} label={common.name} initialFocus />
          <TextInput {...field('serial')} label={texts.serial} />
          <SelectInput source="state" label={texts.state} options={states} required />
          <TextInput {...field('note')} label={texts.note} />
          {row && <VisibilityInput />}
        </>
      )}
    />
  )
}
