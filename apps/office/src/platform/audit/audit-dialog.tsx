import type { AuditDetail } from '@tecnoclick/contract/platform/audit/schemas'
import { office } from '@tecnoclick/messages/office'
import { Dialog } from '@tecnoclick/ui/dialog'
import { type Column, Table } from '@tecnoclick/ui/table'
import { useDialogRow } from '../api/use-dialog-row.ts'
import { useBackToList } from '../form/use-back-to-list.ts'
import { Fact, Facts } from '../layout/facts.tsx'
import { When } from '../layout/when.tsx'
import { say } from '../say.ts'
import { actionName, rowName } from './audit-words.ts'
import { type Difference, differences } from './differences.ts'

const { auditLog: texts } = office

const columns: readonly Column<Difference>[] = [
  { key: 'field', header: texts.field, cell: ({ field }) => field, className: 'font-semibold' },
  { key: 'before', header: texts.before, cell: ({ before }) => <Value text={before} /> },
  { key: 'after', header: texts.after, cell: ({ after }) => <Value text={after} /> },
]

function Value({ text }: { text: string }) {
  return <span className="line-clamp-6 whitespace-pre-line break-all">{text || texts.nothing}</span>
}

export function AuditDialog() {
  const close = useBackToList()
  const entry = useDialogRow<AuditDetail>('audit-log', 'before')
  if (!entry) return null
  const rows = differences(entry.before, entry.after)
  const title = say(texts.dialog, { action: actionName(entry.action), what: rowName(entry) })
  return (
    <Dialog title={title} size="lg" open onClose={close}>
      <div className="grid gap-5">
        <Facts>
          <Fact name={texts.columns.date}>
            <When date={entry.date} />
          </Fact>
          <Fact name={texts.columns.who}>
            {entry.actor ? `${entry.actor.name} ${entry.actor.email}`.trim() : texts.system}
          </Fact>
          <Fact name={texts.request}>
            {entry.requestId && <code className="text-xs">{entry.requestId}</code>}
          </Fact>
        </Facts>
        {rows.length > 0 ? (
          <Table caption={texts.changesCaption} columns={columns} rows={rows} rowKey={({ field }) => field} />
        ) : (
          <p className="text-ink-muted">{texts.noDifference}</p>
        )}
      </div>
    </Dialog>
  )
}
