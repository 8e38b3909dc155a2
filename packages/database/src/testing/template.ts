import { randomBytes } from 'node:crypto'
import pg from 'pg'

/** URLs of the same database: as the shop's role, which owns it, and as a superuser. */
export type DatabaseUrls = { url: string; adminUrl: string }
export type ScratchDatabase = DatabaseUrls & { drop(): Promise<void> }

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

export function newName(): string {
  return `test_${randomBytes(8).toString('hex')}`
}

export async function administer({ adminUrl }: DatabaseUrls, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: withDatabase(adminUrl, 'postgres') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

export function nameOf(url: string): string {
  return new URL(url).pathname.slice(1)
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}
