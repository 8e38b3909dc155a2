import type { AuditEntry } from '@tecnoclick/contract/platform/audit/schemas'
import { office } from '@tecnoclick/messages/office'

const actions: Readonly<Record<string, string>> = office.auditLog.actions
const entities: Readonly<Record<string, string>> = office.auditLog.entities

export const actionName = (action: string) => actions[action] ?? action

/** `Producto 17` */
export function rowName({ entity, entityId }: Pick<AuditEntry, 'entity' | 'entityId'>): string {
  return [entities[entity] ?? entity, entityId].filter(Boolean).join(' ')
}

/** Kinds of rows to choose from; two spellings of one are one choice at most. */
export const entityOptions = Object.entries(entities)
  .filter(([value]) => !value.includes(' ') || !Object.hasOwn(entities, value.replace(' ', '-')))
  .map(([value, label]) => ({ value, label }))
  .toSorted((one, other) => one.label.localeCompare(other.label, 'es'))
