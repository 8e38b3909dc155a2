import { listImports, undoImport } from '@tecnoclick/contract/catalogue/csv/endpoints'
import type { DoneImport, UndoneImport } from '@tecnoclick/contract/catalogue/csv/schemas'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { formatDateTime } from '@tecnoclick/messages/platform/format-date'
import { Badge } from '@tecnoclick/ui/badge'
import { Button } from '@tecnoclick/ui/button'
import { TextLink } from '@tecnoclick/ui/link'
import { Notice } from '@tecnoclick/ui/notice'
import { type Column, Table } from '@tecnoclick/ui/table'
import { useToast } from '@tecnoclick/ui/toast'
import { useState } from 'react'
import { officeClient } from '../../platform/api/office-client.ts'
import { useApiQuery } from '../../platform/api/use-api-query.ts'
import { useConfirmedAction } from '../../platform/api/use-confirmed-action.ts'
import { SaveError } from '../../platform/form/form-error.tsx'
import { DateTime } from '../../platform/layout/date-time.tsx'
import { Section } from '../../platform/layout/section.tsx'
import { LoadError } from '../../platform/list/list-states.tsx'
import { fillCount } from '../../platform/texts.ts'

const { history: texts } = office.csv

const columns: readonly Column<DoneImport>[] = [
  { key: 'date', header: texts.columns.date, cell: ({ date }) => <DateTime date={date} /> },
  { key: 'who', header: texts.columns.who, cell: ({ actor }) => actor },
  { key: 'added', header: texts.columns.added, align: 'end', cell: ({ added }) => added },
  { key: 'changed', header: texts.columns.changed, align: 'end', cell: ({ changed }) => changed },
]

/** The latest imports, each to be undone as a whole. */
export function ImportHistory() {
  const toast = useToast()
  const { run, busy, refusal } = useConfirmedAction({ inline: true })
  const [newer, setNewer] = useState<UndoneImport['newer']>([])
  const [gone, setGone] = useState<UndoneImport['gone']>([])
  const { data, error, refetch } = useApiQuery({
    queryKey: ['product-imports'],
    read: () => officeClient.call(listImports),
  })

  async function undo(id: string) {
    setNewer([])
    setGone([])
    const question = { title: texts.undoTitle, text: texts.undoText, confirmLabel: texts.undo }
    const call = () => officeClient.call(undoImport, { params: { import: id } })
    const outcome = await run(question, call, {})
    if (!outcome) return
    setNewer(outcome.newer)
    setGone(outcome.gone)
    if (outcome.undone > 0) toast.success(fillCount(texts.done, outcome.undone))
  }

  const undoColumn: Column<DoneImport> = {
    key: 'undo',
    header: <span className="sr-only">{office.list.actions}</span>,
    align: 'end',
    cell: ({ id, date, undone }) =>
      undone ? (
        <Badge>{texts.undone}</Badge>
      ) : (
        <Button
          variant="quiet"
          size="sm"
          busy={busy}
          aria-label={fillText(texts.undoOf, { date: formatDateTime(new Date(date), 'es') })}
          onClick={() => undo(id)}
          className="text-link"
        >
          {texts.undo}
        </Button>
      ),
  }

  return (
    <Section title={texts.title}>
      {error && !data && <LoadError error={error} onRetry={refetch} />}
      {newer.length > 0 && (
        <Notice kind="warning" role="alert" title={texts.newer}>
          <ul className="max-h-40 overflow-y-auto">
            {newer.map(({ id, sku, name }) => (
              <li key={id}>
                <TextLink href={`/admin/products/${id}`}>{name}</TextLink> · {sku}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {gone.length > 0 && (
        <Notice kind="warning" role="alert" title={texts.gone}>
          <ul className="max-h-40 overflow-y-auto">
            {gone.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Notice>
      )}
      <SaveError refusal={refusal} />
      {data?.data.length === 0 && <p className="text-ink-muted">{texts.none}</p>}
      {data && data.data.length > 0 && (
        <Table
          caption={texts.caption}
          columns={[...columns, undoColumn]}
          rows={data.data}
          rowKey={({ id }) => id}
        />
      )}
    </Section>
  )
}
