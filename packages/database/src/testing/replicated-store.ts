import { cpSync, lchownSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../embedded.ts'
import { migrate } from '../migrate.ts'
import { adminUrlOf } from './admin-url.ts'
import type { DatabaseUrls } from './template.ts'
import { makeTestStore } from './test-stores.ts'

export interface ReplicatedStore {
  primary: DatabaseUrls
  replica: DatabaseUrls
  stop(): Promise<void>
}

const settings = { fsync: 'off', full_page_writes: 'off' }

/** A migrated PostgreSQL and its hot standby, which streams from it. */
export async function startReplicatedStore(): Promise<ReplicatedStore> {
  const [folder, copy] = [await makeTestStore(), await makeTestStore()]
  const pattern = await startEmbeddedPostgres({ dataDir: folder, settings })
  await migrate(pattern.url)
  // A cluster that was shut down can be copied file by file.
  await pattern.stop()
  copyCluster(join(folder, 'postgres'), join(copy, 'postgres'))
  cpSync(join(folder, 'postgres.pgpass'), join(copy, 'postgres.pgpass'))

  const primary = await startEmbeddedPostgres({ dataDir: folder, settings })
  const adminUrl = adminUrlOf(folder, primary.url)
  const replica = await startEmbeddedPostgres({
    dataDir: copy,
    settings: { ...settings, primary_conninfo: connectionInfo(adminUrl) },
  }).catch(async (error: unknown) => {
    await primary.stop()
    throw error
  })
  return {
    primary: { url: primary.url, adminUrl },
    replica: { url: replica.url, adminUrl: adminUrlOf(copy, replica.url) },
    async stop() {
      await replica.stop()
      await primary.stop()
      await Promise.all([folder, copy].map((dataDir) => rm(dataDir, { recursive: true, force: true })))
    },
  }
}

function copyCluster(from: string, to: string): void {
  cpSync(from, to, { recursive: true, preserveTimestamps: true })
  writeFileSync(join(to, 'cluster/standby.signal'), '')
  // When root runs the tests, PostgreSQL has a user of its own.
  const { uid, gid } = statSync(from)
  for (const name of ['.', ...readdirSync(to, { recursive: true, encoding: 'utf8' })])
    lchownSync(join(to, name), uid, gid)
}

function connectionInfo(url: string): string {
  const { username, password, hostname, port, searchParams } = new URL(url)
  const host = searchParams.get('host') ?? hostname
  return `host='${host}' port=${port} user=${username} password=${password} application_name=replica`
}
