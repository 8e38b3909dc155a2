import type { ImportChange, ImportProblem } from '@tecnoclick/contract/catalogue/csv/schemas'
import { office } from '@tecnoclick/messages/office'
import { Badge } from '@tecnoclick/ui/badge'
import { Notice } from '@tecnoclick/ui/notice'
import { type Column, Table } from '@tecnoclick/ui/table'
import type { ImportOutcome } from './use-import.ts'

const { csvDesk } = office
const { columns: names } = csvDesk

const problemColumns: readonly Column<ImportProblem>[] = [
  { key: 'line', header: names.line, cell: ({ line }) => line },
  { key: 'sku', header: names.sku, cell: ({ sku }) => sku },
  { key: 'column', header: names.column, cell: ({ column }) => column },
  { key: 'message', header: names.message, cell: ({ message }) => message },
]

const changeColumns: readonly Column<ImportChange>[] = [
  { key: 'line', header: names.line, cell: ({ line }) => line },
  { key: 'sku', header: names.sku, cell: ({ sku }) => sku },
  { key: 'name', header: names.name, cell: ({ name }) => name },
  {
    key: 'what',
    header: names.what,
    cell: ({ kind, columns }) =>
      kind === 'added' ? <Badge tone="new">{csvDesk.kinds.added}</Badge> : columns.join(', '),
  },
]

const counted = ['added', 'changed', 'same', 'failed'] as const

export function ImportResult({ outcome: { dry, report } }: { outcome: ImportOutcome }) {
  const labels = dry ? csvDesk.counts : csvDesk.doneCounts
  const isNothing = report.added + report.changed + report.failed === 0
  return (
    <div className="grid gap-5 border-t pt-5">
      <Notice
        kind={report.failed > 0 ? 'warning' : dry ? 'info' : 'success'}
        role="status"
        title={dry ? csvDesk.rehearsed : csvDesk.finished}
      >
        {isNothing && csvDesk.nothing}
      </Notice>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {counted.map((kind) => (
          <div key={kind} className="rounded-md border p-3">
            <dt className="text-ink-muted text-sm">{labels[kind]}</dt>
            <dd className="font-bold text-xl tabular-nums">{report[kind]}</dd>
          </div>
        ))}
      </dl>
      {report.problems.length > 0 && (
        <section aria-label={csvDesk.problems}>
          <h3 className="mb-2 font-semibold">{csvDesk.problems}</h3>
          <Table
            caption={csvDesk.problemsCaption}
            columns={problemColumns}
            rows={report.problems}
            rowKey={({ line, column }) => `${line} ${column}`}
          />
        </section>
      )}
      {report.changes.length > 0 && (
        <section aria-label={csvDesk.changes}>
          <h3 className="mb-2 font-semibold">{csvDesk.changes}</h3>
          {report.added + report.changed > report.changes.length && (
            <p className="mb-2 text-ink-muted text-sm">{csvDesk.more}</p>
          )}
          <Table
            caption={csvDesk.changesCaption}
            columns={changeColumns}
            rows={report.changes}
            rowKey={({ line }) => line}
          />
        </section>
      )}
    </div>
  )
}
