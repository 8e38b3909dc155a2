import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { connectDatabase } from '../connect.ts'
import { migrate } from '../migrate.ts'
import { seedReference } from '../seed/reference.ts'

/** URLs of the same database: as the shop's role, which owns it, and as a superuser. */
export type DatabaseUrls = { url: string; adminUrl: string }
export type ScratchDatabase = DatabaseUrls & { drop(): Promise<void> }

/** A migrated and reference-seeded database, closed to connections so that it can be cloned at any time. */
export async function createTemplate(server: DatabaseUrls, name = newName()): Promise<ScratchDatabase> {
  const template = await createDatabase(server, 'template1', name)
  await migrate(template.url)
  const database = connectDatabase(template.url)
  try {
    await seedReference(database.db)
  } finally {
    await database.close()
  }
  await administer(server, `alter database ${nameOf(template.url)} allow_connections false`)
  return template
}

export function cloneTemplate(template: DatabaseUrls): Promise<ScratchDatabase> {
  return createDatabase(template, nameOf(template.url))
}

export async function createDatabase(
  server: DatabaseUrls,
  template = 'template1',
  name = newName(),
): Promise<ScratchDatabase> {
  const owner = pg.escapeIdentifier(new URL(server.url).username)
  // Files are copied faster than pages are logged, and nobody waits for the disk.
  await administer(server, `create database ${name} template ${template} strategy file_copy owner ${owner}`)
  return {
    ...urlsOf(server, name),
    drop: () => administer(server, `drop database if exists ${name} with (force)`),
  }
}

export function urlsOf(server: DatabaseUrls, name: string): DatabaseUrls {
  return { url: withDatabase(server.url, name), adminUrl: withDatabase(server.adminUrl, name) }
}

function newName(): string {
  return `test_${randomBytes(8).toString('hex')}`
}

async function administer({ adminUrl }: DatabaseUrls, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: withDatabase(adminUrl, 'postgres') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

function nameOf(url: string): string {
  return new URL(url).pathname.slice(1)
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}
