import { listRecalculations, undoRecalculation } from '@tecnoclick/contract/catalogue/recalculation/endpoints'
import type { DoneRecalculation } from '@tecnoclick/contract/catalogue/recalculation/schemas'
import { formatDateTime } from '@tecnoclick/messages/format-date'
import { office } from '@tecnoclick/messages/office'
import { Badge } from '@tecnoclick/ui/badge'
import { Button } from '@tecnoclick/ui/button'
import { useConfirm } from '@tecnoclick/ui/confirm-dialog'
import { type Column, Table } from '@tecnoclick/ui/table'
import Undo2 from 'lucide-react/icons/undo-2'
import { officeClient } from '../../platform/api/office-client.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { useReading } from '../../platform/api/use-reading.ts'
import { Section } from '../../platform/layout/section.tsx'
import { When } from '../../platform/layout/when.tsx'
import { ListFailure } from '../../platform/list/list-failure.tsx'
import { say } from '../../platform/say.ts'

const { recalculate: texts } = office

const columns: readonly Column<DoneRecalculation>[] = [
  { key: 'date', header: texts.historyColumns.date, cell: ({ date }) => <When date={date} /> },
  { key: 'who', header: texts.historyColumns.who, cell: ({ actor }) => actor },
  {
    key: 'rule',
    header: texts.historyColumns.rule,
    cell: ({ rate, step, direction }) =>
      say(texts.rule, { rate, step, direction: texts.directions[direction].toLowerCase() }),
  },
  { key: 'changed', header: texts.historyColumns.changed, align: 'end', cell: ({ changed }) => changed },
  {
    key: 'undo',
    header: <span className="sr-only">{office.list.actions}</span>,
    align: 'end',
    cell: (row) => (row.undone ? <Badge>{texts.undone}</Badge> : <UndoButton row={row} />),
  },
]

export function RecalculationHistory() {
  const { data, error, refetch } = useReading({
    queryKey: ['recalculations'],
    read: () => officeClient.call(listRecalculations),
  })
  return (
    <Section title={texts.history}>
      {error && !data && <ListFailure error={error} onRetry={refetch} />}
      {!error && !data && <p className="text-ink-muted">{office.loading}</p>}
      {data && <Done rows={data.data} />}
    </Section>
  )
}

function Done({ rows }: { rows: readonly DoneRecalculation[] }) {
  if (rows.length === 0) return <p className="text-ink-muted">{texts.noHistory}</p>
  return <Table caption={texts.historyCaption} columns={columns} rows={rows} rowKey={({ id }) => id} />
}

function UndoButton({ row: { id, date } }: { row: DoneRecalculation }) {
  const confirm = useConfirm()
  const { act, busy } = useAct()

  async function undo() {
    const question = { title: texts.undoTitle, text: texts.undoText, confirmLabel: texts.undo }
    if (!(await confirm(question))) return
    await act(() => officeClient.call(undoRecalculation, { params: { recalculation: id } }), {
      done: (counts) => say(texts.restored, counts),
    })
  }

  return (
    <Button
      variant="quiet"
      size="sm"
      busy={busy}
      icon={<Undo2 aria-hidden="true" className="size-4" />}
      aria-label={say(texts.undoOf, { date: formatDateTime(new Date(date), 'es') })}
      onClick={undo}
      className="text-link"
    >
      {texts.undo}
    </Button>
  )
}
