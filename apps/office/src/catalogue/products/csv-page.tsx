import { exportProducts } from '@tecnoclick/contract/catalogue/csv/endpoints'
import type { ImportChange, ImportProblem } from '@tecnoclick/contract/catalogue/csv/schemas'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { formatBytes } from '@tecnoclick/messages/platform/format-bytes'
import { Badge } from '@tecnoclick/ui/badge'
import { Button } from '@tecnoclick/ui/button'
import { CheckboxField } from '@tecnoclick/ui/checkbox-field'
import { useConfirm } from '@tecnoclick/ui/confirm-dialog'
import { Notice } from '@tecnoclick/ui/notice'
import { type Column, Table } from '@tecnoclick/ui/table'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { FileButton } from '../../platform/form/file-input.tsx'
import { BackLink } from '../../platform/layout/back-link.tsx'
import { PageHeading } from '../../platform/layout/page-heading.tsx'
import { ProgressMeter } from '../../platform/layout/progress-meter.tsx'
import { Section } from '../../platform/layout/section.tsx'
import { ImportHistory } from './import-history.tsx'
import { groupProblems, type ProblemGroup, problemsCsv } from './import-problems.ts'
import { type ImportOutcome, useCsvImport } from './use-csv-import.ts'

const { csv } = office
const { columns: names } = csv

export function CsvPage() {
  return (
    <>
      <BackLink href="/admin/products">{office.products.back}</BackLink>
      <PageHeading title={csv.title} text={csv.text} />
      <div className="grid gap-4">
        <Section title={csv.exportTitle}>
          <p className="mb-3 text-ink-muted text-sm">{csv.exportText}</p>
          <Button
            href={`/api${exportProducts.path}`}
            download
            variant="secondary"
            icon={<Download aria-hidden="true" className="size-4" />}
          >
            {csv.export}
          </Button>
        </Section>
        <ImportSection />
        <ImportHistory />
      </div>
    </>
  )
}

/** An import is a dry run first. The button that writes appears with its result. */
function ImportSection() {
  const confirm = useConfirm()
  const [file, setFile] = useState<File>()
  const [stock, setStock] = useState(false)
  const { progress, outcome, problem, start, stop, reset } = useCsvImport()
  const isRunning = progress !== undefined
  const dryReport = outcome?.dry ? outcome.report : undefined
  const changeCount = dryReport ? dryReport.added + dryReport.changed : 0

  function choose([chosen]: File[]) {
    setFile(chosen)
    reset()
  }

  async function run() {
    if (!file || !dryReport) return
    const { added, changed } = dryReport
    const question = {
      title: csv.runTitle,
      text: fillText(csv.runText, { added, changed }),
      confirmLabel: csv.run,
    }
    if (await confirm(question)) await start(file, { dry: false, stock })
  }

  return (
    <Section title={csv.importTitle}>
      <div className="grid gap-4">
        <p className="max-w-prose text-ink-muted text-sm">{csv.importText}</p>
        <div className="flex flex-wrap items-center gap-3">
          <FileButton label={csv.choose} accept=".csv,text/csv" onChoose={choose} />
          <span className="break-all text-sm">
            {file
              ? fillText(csv.chosen, { name: file.name, size: formatBytes(file.size, 'es') })
              : csv.fileHint}
          </span>
        </div>
        <CheckboxField
          label={csv.stock}
          hint={csv.stockHint}
          checked={stock}
          onChange={(event) => {
            setStock(event.currentTarget.checked)
            reset()
          }}
        />
        {problem && (
          <Notice kind="error" role="alert">
            {problem}
          </Notice>
        )}
        {isRunning ? (
          <>
            <ProgressMeter
              label={progress.dry ? csv.rehearsing : csv.running}
              part={progress.total === 0 ? 0 : progress.done / progress.total}
              text={fillText(csv.progress, { done: progress.done, total: progress.total })}
            />
            <Button variant="secondary" onClick={stop} className="justify-self-start">
              {csv.stop}
            </Button>
          </>
        ) : (
          <div className="flex flex-wrap gap-3">
            <Button
              variant={changeCount > 0 ? 'secondary' : 'primary'}
              disabled={!file}
              onClick={() => file && start(file, { dry: true, stock })}
            >
              {csv.rehearse}
            </Button>
            {changeCount > 0 && <Button onClick={run}>{csv.run}</Button>}
          </div>
        )}
        {outcome && <ImportResult outcome={outcome} />}
      </div>
    </Section>
  )
}

const problemColumns: readonly Column<ImportProblem>[] = [
  { key: 'line', header: names.line, cell: ({ line }) => line },
  { key: 'sku', header: names.sku, cell: ({ sku }) => sku },
  { key: 'column', header: names.column, cell: ({ column }) => column },
  { key: 'message', header: names.message, cell: ({ message }) => message },
]

const groupColumns: readonly Column<ProblemGroup>[] = [
  { key: 'message', header: names.message, cell: ({ message }) => message },
  { key: 'column', header: names.column, cell: ({ column }) => column },
  { key: 'rows', header: names.rows, align: 'end', cell: ({ lines }) => lines.length },
  { key: 'lines', header: names.lines, cell: ({ lines }) => shownLines(lines) },
]

const mostLines = 12

function shownLines(lines: readonly number[]): string {
  const first = lines.slice(0, mostLines).join(', ')
  const rest = lines.length - mostLines
  return rest > 0 ? fillText(csv.manyLines, { lines: first, count: rest }) : first
}

const changeColumns: readonly Column<ImportChange>[] = [
  { key: 'line', header: names.line, cell: ({ line }) => line },
  { key: 'sku', header: names.sku, cell: ({ sku }) => sku },
  { key: 'name', header: names.name, cell: ({ name }) => name },
  {
    key: 'what',
    header: names.what,
    cell: ({ kind, columns }) =>
      kind === 'added' ? <Badge tone="new">{csv.kinds.added}</Badge> : columns.join(', '),
  },
]

const counted = ['added', 'changed', 'same', 'failed'] as const

function ImportResult({ outcome: { dry, report } }: { outcome: ImportOutcome }) {
  const labels = dry ? csv.counts : csv.doneCounts
  const isNothing = report.added + report.changed + report.failed === 0
  return (
    <div className="grid gap-5 border-t pt-5">
      <Notice
        kind={report.failed + report.warnings.length > 0 ? 'warning' : dry ? 'info' : 'success'}
        role="status"
        title={dry ? csv.rehearsed : csv.finished}
      >
        {isNothing && csv.nothing}
      </Notice>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {counted.map((kind) => (
          <div key={kind} className="rounded-md border p-3">
            <dt className="text-ink-muted text-sm">{labels[kind]}</dt>
            <dd className="font-bold text-xl">{report[kind]}</dd>
          </div>
        ))}
      </dl>
      {report.problems.length > 0 && (
        <section aria-label={csv.problems}>
          <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
            <h3 className="font-semibold">{csv.problems}</h3>
            <Button
              variant="secondary"
              size="sm"
              href={`data:text/csv;charset=utf-8,${encodeURIComponent(problemsCsv(report.problems))}`}
              download={csv.problemsFileName}
              icon={<Download aria-hidden="true" className="size-4" />}
            >
              {csv.problemsFile}
            </Button>
          </div>
          <Table
            caption={csv.problemsCaption}
            columns={groupColumns}
            rows={groupProblems(report.problems)}
            rowKey={({ column, message }) => `${column} ${message}`}
          />
        </section>
      )}
      {report.warnings.length > 0 && (
        <section aria-label={csv.warnings}>
          <h3 className="mb-2 font-semibold">{csv.warnings}</h3>
          <Table
            caption={csv.warningsCaption}
            columns={problemColumns}
            rows={report.warnings}
            rowKey={({ line, column }) => `${line} ${column}`}
          />
        </section>
      )}
      {report.changes.length > 0 && (
        <section aria-label={csv.changes}>
          <h3 className="mb-2 font-semibold">{csv.changes}</h3>
          {report.added + report.changed > report.changes.length && (
            <p className="mb-2 text-ink-muted text-sm">{csv.more}</p>
          )}
          <Table
            caption={csv.changesCaption}
            columns={changeColumns}
            rows={report.changes}
            rowKey={({ line }) => line}
          />
        </section>
      )}
    </div>
  )
}
