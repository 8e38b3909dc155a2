import { unapprovedClientCode } from '@tecnoclick/domain/people/client-code'
import { type SQL, sql } from 'drizzle-orm'
import { holdsWords, type Selectable } from '../../platform/listing/select-page.ts'

/** What a list of customers may be filtered and ordered by. */
export const customerFields = {
  id: 'integer',
  email: 'text',
  role: 'text',
  name: 'text',
  enabled: 'boolean',
  activated: 'boolean',
  /** `pending` or `approved`, among businesses. */
  approval: 'text',
  search: 'text',
  createdDate: 'text',
  lastSignInDate: 'text',
} as const

const approvals: Readonly<Record<string, SQL | undefined>> = {
  pending: sql`u.role = 'business' and coalesce(p.clicode, ${unapprovedClientCode}) = ${unapprovedClientCode}`,
  approved: sql`u.role = 'business' and p.clicode <> ${unapprovedClientCode}`,
}

/** `u` is the user, `p` the profile; the newest first, unless asked otherwise. */
export const selectableCustomers: Selectable = {
  conditions: {
    id: (value) => sql`u.id = ${value}`,
    email: (value) => sql`lower(u.email) = lower(${value}::text)`,
    role: (value) => sql`u.role = ${value}`,
    enabled: (value) => sql`u.enabled = ${value}`,
    activated: (value) => (value === true ? sql`u.activated_at is not null` : sql`u.activated_at is null`),
    approval: (value) => approvals[String(value)],
    search: (value) =>
      holdsWords(sql`concat_ws(' ', u.email, p.name, p.lastname, p.phone, p.clicode, p.ruccode)`, value),
  },
  sorting: {
    id: sql`u.id`,
    email: sql`u.email`,
    name: sql`concat_ws(' ', p.name, p.lastname) collate "es-x-icu"`,
    createdDate: sql`u.created_at`,
    lastSignInDate: sql`u.last_sign_in_at`,
  },
  mayBeEmpty: ['lastSignInDate'],
  usual: sql`u.created_at desc`,
  tie: sql`u.id desc`,
}
