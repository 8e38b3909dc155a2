import type { Client } from '@tecnoclick/contract/platform/client'
import { fieldsOf } from '@tecnoclick/contract/platform/field-limits'
import {
  addConsecutive,
  changeConsecutive,
  getConsecutive,
  listConsecutives,
} from '@tecnoclick/contract/platform/numbering/endpoints'
import { type Consecutive, newConsecutiveSchema } from '@tecnoclick/contract/platform/numbering/schemas'
import { formatOrderNumber } from '@tecnoclick/domain/platform/order-number'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Badge } from '@tecnoclick/ui/badge'
import type { Column } from '@tecnoclick/ui/table'
import { useWatch } from 'react-hook-form'
import { countOf, textOf } from '../api/form-values.ts'
import { editableCalls, type ResourceCalls, type Values } from '../api/resource-calls.ts'
import { CheckboxInput, TextInput } from '../form/inputs.tsx'
import { titleColumn } from '../list/columns.tsx'
import { EditableListPage } from '../list/editable-list-page.tsx'

const { consecutives, common } = office
const field = fieldsOf(newConsecutiveSchema)

const endpoints = {
  list: listConsecutives,
  get: getConsecutive,
  create: addConsecutive,
  update: changeConsecutive,
}

export function consecutiveCalls(client: Client): ResourceCalls {
  const toChange = ({ prefix, sequential, enable }: Values) => ({
    prefix: textOf(prefix),
    sequential: countOf(sequential) ?? Number.NaN,
    enable: enable === true,
  })
  return editableCalls(client, endpoints, {
    toNew: (values) => ({ document: textOf(values.document), ...toChange(values) }),
    toChange,
    conflict: { sequential: consecutives.taken },
  })
}

const columns: readonly Column<Consecutive>[] = [
  titleColumn('document', consecutives.document, ({ document }) => document),
  {
    key: 'next',
    header: consecutives.next,
    cell: ({ prefix, sequential }) => formatOrderNumber(prefix, sequential),
  },
  {
    key: 'enable',
    header: common.state,
    cell: ({ enable }) => (
      <Badge tone={enable ? 'success' : 'danger'}>
        {enable ? consecutives.enabled : consecutives.disabled}
      </Badge>
    ),
  },
]

export function ConsecutiveList() {
  return (
    <EditableListPage<Consecutive>
      resource="consecutives"
      texts={consecutives}
      nameOf={({ document }) => document}
      columns={columns}
      sort={{ field: 'document', order: 'ASC' }}
      emptyForm={{ document: '', prefix: '', sequential: '1', enable: true }}
      toForm={({ document, prefix, sequential, enable }) => ({
        document,
        prefix,
        sequential: String(sequential),
        enable,
      })}
      fields={(row) => <ConsecutiveFields isNew={!row} />}
    />
  )
}

function ConsecutiveFields({ isNew }: { isNew: boolean }) {
  const [prefix, sequential] = useWatch({ name: ['prefix', 'sequential'] })
  const next = formatOrderNumber(String(prefix ?? ''), Number(sequential) || 1)
  return (
    <>
      {isNew && (
        <TextInput
          source="document"
          required
          maxLength={30}
          label={consecutives.document}
          hint={consecutives.documentHint}
          initialFocus
        />
      )}
      <TextInput
        source="prefix"
        required
        maxLength={20}
        label={consecutives.prefix}
        hint={fillText(consecutives.prefixHint, { next })}
        initialFocus={!isNew}
      />
      <TextInput {...field('sequential')} label={consecutives.sequential} required />
      <CheckboxInput source="enable" label={consecutives.enable} hint={consecutives.enableHint} />
    </>
  )
}
