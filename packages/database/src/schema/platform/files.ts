import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, primaryKey, unique, varchar } from 'drizzle-orm/pg-core'
import { isSha256, oneOf } from '../../checks.ts'
import { bytea, createdAt, fileName, id, updatedAt, version } from '../../columns.ts'
import { users } from '../people/users.ts'

export const fileVisibilities = ['public', 'private'] as const

/** The purpose of a file, which decides the rules of size, type and owner. */
export const fileKinds = [
  'avatar',
  'picture',
  'banner',
  'document',
  'reset',
  'service-photo',
  'receipt',
  'return-photo',
  'reset-log',
  'site',
] as const

export const files = pgTable(
  'files',
  {
    id: id(),
    name: fileName('name').notNull(),
    contentType: varchar('content_type', { length: 100 }).notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    sha256: bytea('sha256').notNull(),
    visibility: varchar('visibility', { length: 8, enum: fileVisibilities }).notNull().default('public'),
    kind: varchar('kind', { length: 16, enum: fileKinds }).notNull(),
    /** Null for the shop's own files. */
    ownerId: integer('owner_id').references(() => users.id),
    width: integer('width'),
    height: integer('height'),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('files_name_unique').on(t.name),
    index('files_owner_created_at').on(t.ownerId, t.createdAt),
    index('files_kind_created_at').on(t.kind, t.createdAt),
    check('files_name_form', sql`${t.name} ~ '^[A-Za-z0-9._-]{1,128}$' and ${t.name} !~ '^[.]'`),
    check('files_content_type_form', sql`${t.contentType} ~ '^[a-z0-9.+-]+/[a-z0-9.+-]+$'`),
    /** Zips up to 200 MB (platform.md#files-and-pictures). */
    check('files_size', sql`${t.size} between 1 and 209715200`),
    isSha256('files_sha256', t.sha256),
    oneOf('files_visibility_known', t.visibility, fileVisibilities),
    oneOf('files_kind_known', t.kind, fileKinds),
    /** Paid files and photos of customers are never public (platform.md#invariants, 11). */
    check(
      'files_private_kinds',
      sql`${t.kind} not in ('reset', 'service-photo', 'receipt', 'return-photo', 'reset-log') or ${t.visibility} = 'private'`,
    ),
  ],
)

/** The bytes in chunks of 1 MB, so that serving 200 MB does not need 200 MB of memory. */
export const fileChunks = pgTable(
  'file_chunks',
  {
    fileId: integer('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    data: bytea('data').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.fileId, t.position] }),
    check('file_chunks_position', sql`${t.position} >= 0`),
    check('file_chunks_size', sql`octet_length(${t.data}) between 1 and 1048576`),
  ],
)

/** Resized pictures: a cache that may be emptied, filled on demand or by a seed. */
export const fileVariants = pgTable(
  'file_variants',
  {
    fileId: integer('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    width: integer('width').notNull(),
    contentType: varchar('content_type', { length: 100 }).notNull(),
    data: bytea('data').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.fileId, t.width] }),
    check('file_variants_width', sql`${t.width} between 16 and 4000`),
    check('file_variants_size', sql`octet_length(${t.data}) between 1 and 1048576`),
  ],
)
