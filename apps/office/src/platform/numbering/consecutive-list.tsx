import type { Consecutive } from '@tecnoclick/contract/platform/numbering/schemas'
import { formatOrderNumber } from '@tecnoclick/domain/platform/order-number'
import { office } from '@tecnoclick/messages/office'
import { Badge } from '@tecnoclick/ui/badge'
import type { Column } from '@tecnoclick/ui/table'
import { useWatch } from 'react-hook-form'
import { EditableDesk } from '../desk/editable-desk.tsx'
import { RequiredLine } from '../desk/fields.tsx'
import { CheckInput } from '../form/check-input.tsx'
import { titleColumn } from '../list/columns.tsx'
import { say } from '../say.ts'

const { consecutives, shopDesks } = office

const columns: readonly Column<Consecutive>[] = [
  titleColumn('document', consecutives.document, ({ document }) => document),
  {
    key: 'next',
    header: consecutives.next,
    cell: ({ prefix, sequential }) => (
      <span className="tabular-nums">{formatOrderNumber(prefix, sequential)}</span>
    ),
  },
  {
    key: 'enable',
    header: shopDesks.words.state,
    cell: ({ enable }) => (
      <Badge tone={enable ? 'success' : 'danger'}>
        {enable ? consecutives.enabled : consecutives.disabled}
      </Badge>
    ),
  },
]

export function ConsecutiveList() {
  return (
    <EditableDesk<Consecutive>
      resource="consecutives"
      texts={consecutives}
      nameOf={({ document }) => document}
      columns={columns}
      sort={{ field: 'document', order: 'ASC' }}
      blank={{ document: '', prefix: '', sequential: '1', enable: true }}
      toForm={({ document, prefix, sequential, enable }) => ({
        ...{ document, prefix, sequential: String(sequential), enable },
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
        <RequiredLine
          source="document"
          label={consecutives.document}
          hint={consecutives.documentHint}
          maxLength={30}
          first
        />
      )}
      <RequiredLine
        source="prefix"
        label={consecutives.prefix}
        hint={say(consecutives.prefixHint, { next })}
        maxLength={20}
        first={!isNew}
      />
      <RequiredLine source="sequential" label={consecutives.sequential} maxLength={10} />
      <CheckInput source="enable" label={consecutives.enable} hint={consecutives.enableHint} />
    </>
  )
}
