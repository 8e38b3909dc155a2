import { exportProducts } from '@tecnoclick/contract/catalogue/csv/endpoints'
import { formatBytes } from '@tecnoclick/messages/format-bytes'
import { office } from '@tecnoclick/messages/office'
import { Button } from '@tecnoclick/ui/button'
import { CheckboxField } from '@tecnoclick/ui/checkbox-field'
import { useConfirm } from '@tecnoclick/ui/confirm-dialog'
import { Notice } from '@tecnoclick/ui/notice'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { ProgressMeter } from '../../../platform/desk/progress-meter.tsx'
import { FileButton } from '../../../platform/form/file-button.tsx'
import { BackLink } from '../../../platform/layout/back-link.tsx'
import { PageHeading } from '../../../platform/layout/page-heading.tsx'
import { Section } from '../../../platform/layout/section.tsx'
import { say } from '../../../platform/say.ts'
import { ImportResult } from './import-result.tsx'
import { useImport } from './use-import.ts'

const { csvDesk } = office

export function CsvPage() {
  return (
    <>
      <BackLink href="/admin/products">{office.products.back}</BackLink>
      <PageHeading title={csvDesk.title} text={csvDesk.text} />
      <div className="grid gap-4">
        <Section title={csvDesk.exportTitle}>
          <p className="mb-3 text-ink-muted text-sm">{csvDesk.exportText}</p>
          <Button
            href={`/api${exportProducts.path}`}
            download
            variant="secondary"
            icon={<Download aria-hidden="true" className="size-4" />}
          >
            {csvDesk.export}
          </Button>
        </Section>
        <ImportSection />
      </div>
    </>
  )
}

/** Rehearsed first: the button that writes appears with the rehearsal's result. */
function ImportSection() {
  const confirm = useConfirm()
  const [file, setFile] = useState<File>()
  const [stock, setStock] = useState(false)
  const { progress, outcome, problem, start, stop, forget } = useImport()
  const isRunning = progress !== undefined
  const rehearsed = outcome?.dry ? outcome.report : undefined
  const wanted = rehearsed ? rehearsed.added + rehearsed.changed : 0

  function choose([chosen]: File[]) {
    setFile(chosen)
    forget()
  }

  async function run() {
    if (!file || !rehearsed) return
    const { added, changed } = rehearsed
    const question = {
      title: csvDesk.runTitle,
      text: say(csvDesk.runText, { added, changed }),
      confirmLabel: csvDesk.run,
    }
    if (await confirm(question)) await start(file, { dry: false, stock })
  }

  return (
    <Section title={csvDesk.importTitle}>
      <div className="grid gap-4">
        <p className="max-w-prose text-ink-muted text-sm">{csvDesk.importText}</p>
        <div className="flex flex-wrap items-center gap-3">
          <FileButton label={csvDesk.choose} accept=".csv,text/csv" onChoose={choose} />
          <span className="break-all text-sm">
            {file
              ? say(csvDesk.chosen, { name: file.name, size: formatBytes(file.size, 'es') })
              : csvDesk.fileHint}
          </span>
        </div>
        <CheckboxField
          label={csvDesk.stock}
          hint={csvDesk.stockHint}
          checked={stock}
          onChange={(event) => {
            setStock(event.currentTarget.checked)
            forget()
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
              label={progress.dry ? csvDesk.rehearsing : csvDesk.running}
              part={progress.total === 0 ? 0 : progress.done / progress.total}
              text={say(csvDesk.progress, { done: progress.done, total: progress.total })}
            />
            <Button variant="secondary" onClick={stop} className="justify-self-start">
              {csvDesk.stop}
            </Button>
          </>
        ) : (
          <div className="flex flex-wrap gap-3">
            <Button
              variant={wanted > 0 ? 'secondary' : 'primary'}
              disabled={!file}
              onClick={() => file && start(file, { dry: true, stock })}
            >
              {csvDesk.rehearse}
            </Button>
            {wanted > 0 && <Button onClick={run}>{csvDesk.run}</Button>}
          </div>
        )}
        {outcome && <ImportResult outcome={outcome} />}
      </div>
    </Section>
  )
}
