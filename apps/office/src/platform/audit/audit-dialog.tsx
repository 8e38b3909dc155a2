import type { AuditDetail, AuditEntry } from '@tecnoclick/contract/platform/audit/schemas'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Dialog } from '@tecnoclick/ui/dialog'
import { type Column, Table } from '@tecnoclick/ui/table'
import { useDialogRow } from '../api/use-row.tsx'
import { useBackToList } from '../form/use-back-to-list.ts'
import { DateTime } from '../layout/date-time.tsx'
import { Fact, Facts } from '../layout/section.tsx'
import { type Difference, differences } from './differences.ts'

const { auditLog: texts } = office

const fieldNames: Readonly<Record<string, string>> = office.auditFields

const columns: readonly Column<Difference>[] = [
  {
    key: 'field',
    header: texts.field,
    cell: ({ field }) => fieldNames[field] ?? field,
    className: 'font-semibold',
  },
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
  const rows = differences(entry.before, entry.after, entry.titles)
  const title = fillText(texts.dialog, { action: actionName(entry.action), what: rowName(entry) })
  return (
    <Dialog title={title} size="lg" open onClose={close}>
      <div className="grid gap-5">
        <Facts>
          <Fact name={texts.columns.date}>
            <DateTime date={entry.date} />
          </Fact>
          <Fact name={texts.columns.who}>
            {entry.actor ? `${entry.actor.name} ${entry.actor.email}`.trim() : texts.system}
          </Fact>
          {entry.apiKey && (
            <Fact name={texts.apiKey}>
              {entry.apiKey.name} <code className="text-xs">{entry.apiKey.prefix}…</code>
            </Fact>
          )}
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

const actions: Readonly<Record<string, string>> = office.auditLog.actions
const entities: Readonly<Record<string, string>> = office.auditLog.entities

export const actionName = (action: string) => actions[action] ?? action

const settings: Readonly<Record<string, { label: string }>> = office.settings.items

/** A program by the name of its key; the dialog names the person who answers for it. */
export function actorName({ actor, apiKey }: Pick<AuditEntry, 'actor' | 'apiKey'>): string {
  if (apiKey) return fillText(texts.byKey, { name: apiKey.name })
  return actor?.name || actor?.email || texts.system
}

/** `Pedido ORDEN-043`, `Ajuste Nombre de la tienda`; the id of what has neither number nor name. */
export function rowName({
  entity,
  entityId,
  title,
}: Pick<AuditEntry, 'entity' | 'entityId' | 'title'>): string {
  const setting = entity === 'setting' && entityId !== null ? settings[entityId]?.label : undefined
  return [entities[entity] ?? entity, title ?? setting ?? entityId].filter(Boolean).join(' ')
}

/** The log spells some entities with a space and with a hyphen. Only the latter is an option. */
export const entityOptions = Object.entries(entities)
  .filter(([value]) => !value.includes(' ') || !Object.hasOwn(entities, value.replace(' ', '-')))
  .map(([value, label]) => ({ value, label }))
  .toSorted((one, other) => one.label.localeCompare(other.label, 'es'))
