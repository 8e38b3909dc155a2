import type { office } from '@tecnoclick/messages/office'

/** What an entry of the audit log is about. The office has a word for each. */
export type AuditEntity = keyof typeof office.auditLog.entities
