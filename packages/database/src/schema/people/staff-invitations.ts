import { staffRoles } from '@tecnoclick/domain/people/permissions'
import { sql } from 'drizzle-orm'
import { check, integer, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { isSha256, oneOf } from '../../checks.ts'
import { bytea, createdAt, email, id, instant } from '../../columns.ts'
import { users } from './users.ts'

/** A link by which somebody becomes staff. The account is created when it is accepted (people.md#staff). */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    id: id(),
    email: email().notNull(),
    staffRole: varchar('staff_role', { length: 16, enum: staffRoles }).notNull(),
    tokenHash: bytea('token_hash').notNull(),
    invitedBy: integer('invited_by')
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    /** Accepted, withdrawn, or replaced by a newer one. Null while the link may still serve. */
    endedAt: instant('ended_at'),
    acceptedBy: integer('accepted_by').references(() => users.id),
  },
  (t) => [
    uniqueIndex('staff_invitations_token_unique').on(t.tokenHash),
    uniqueIndex('staff_invitations_one_open_per_email')
      .on(sql`lower(${t.email})`)
      .where(sql`${t.endedAt} is null`),
    oneOf('staff_invitations_role_known', t.staffRole, staffRoles),
    isSha256('staff_invitations_token_is_hashed', t.tokenHash),
    check(
      'staff_invitations_accepted_in_time',
      sql`${t.acceptedBy} is null or (${t.endedAt} is not null and ${t.endedAt} <= ${t.expiresAt})`,
    ),
  ],
)
