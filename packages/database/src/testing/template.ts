import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { connectDatabase } from '../connect.ts'
import { migrate } from '../migrate.ts'
import { seedReference } from '../seed/reference.ts'

export type ScratchDatabase = { url: string; drop(): Promise<void> }

/** A migrated and reference-seeded database, closed to connections so that it can be cloned at any time. */
export async function createTemplate(serverUrl: string): Promise<ScratchDatabase> {
  const template = await createDatabase(serverUrl)
  await migrate(template.url)
  const database = connectDatabase(template.url)
  try {
    await seedReference(database.db)
  } finally {
    await database.close()
  }
  await administer(serverUrl, `alter database ${nameOf(template.url)} allow_connections false`)
  return template
}

export function cloneTemplate(templateUrl: string): Promise<ScratchDatabase> {
  return createDatabase(templateUrl, nameOf(templateUrl))
}

async function createDatabase(serverUrl: string, template = 'template1'): Promise<ScratchDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`
  await administer(serverUrl, `create database ${name} template ${template}`)
  return {
    url: withDatabase(serverUrl, name),
    drop: () => administer(serverUrl, `drop database if exists ${name} with (force)`),
  }
}

async function administer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: withDatabase(serverUrl, 'postgres') })
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
