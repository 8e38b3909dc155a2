import { listRecalculations, undoRecalculation } from '@tecnoclick/contract/catalogue/recalculation/endpoints'
import type { DoneRecalculation } from '@tecnoclick/contract/catalogue/recalculation/schemas'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { formatDateTime } from '@tecnoclick/messages/platform/format-date'
import { Badge } from '@tecnoclick/ui/badge'
import { Button } from '@tecnoclick/ui/button'
import { type Column, Table } from '@tecnoclick/ui/table'
import Undo2 from 'lucide-react/icons/undo-2'
import { officeClient } from '../../platform/api/office-client.ts'
import { useApiQuery } from '../../platform/api/use-api-query.ts'
import { useConfirmedAction } from '../../platform/api/use-confirmed-action.ts'
import { DateTime } from '../../platform/layout/date-time.tsx'
import { Section } from '../../platform/layout/section.tsx'
import { LoadError } from '../../platform/list/list-states.tsx'

const { recalculate: texts } = office

const columns: readonly Column<DoneRecalculation>[] = [
  { key: 'date', header: texts.historyColumns.date, cell: ({ date }) => <DateTime date={date} /> },
  { key: 'who', header: texts.historyColumns.who, cell: ({ actor }) => actor },
  {
    key: 'rule',
    header: texts.historyColumns.rule,
    cell: ({ rate, step, direction }) =>
      fillText(texts.rule, { rate, step, direction: texts.directions[direction].toLowerCase() }),
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
  const { data, error, refetch } = useApiQuery({
    queryKey: ['recalculations'],
    read: () => officeClient.call(listRecalculations),
  })
  return (
    <Section title={texts.history}>
      {error && !data && <LoadError error={error} onRetry={refetch} />}
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
  const { run, busy } = useConfirmedAction()

  async function undo() {
    const question = { title: texts.undoTitle, text: texts.undoText, confirmLabel: texts.undo }
    await run(question, () => officeClient.call(undoRecalculation, { params: { recalculation: id } }), {
      done: (counts) => fillText(texts.restored, counts),
    })
  }

  return (
    <Button
      variant="quiet"
      size="sm"
      busy={busy}
      icon={<Undo2 aria-hidden="true" className="size-4" />}
      aria-label={fillText(texts.undoOf, { date: formatDateTime(new Date(date), 'es') })}
      onClick={undo}
      className="text-link"
    >
      {texts.undo}
    </Button>
  )
}
