import { rm } from 'node:fs/promises'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../embedded.ts'
import { adminUrlOf } from './admin-url.ts'
import { startPgBouncer } from './pgbouncer.ts'
import { createTemplate, type DatabaseUrls } from './template.ts'
import { makeTestStore, sweepTestStores } from './test-stores.ts'

/** One PostgreSQL and one template database for a whole test run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer()
  const template = await createTemplate(server).catch(async (error: unknown) => {
    await server.stop()
    throw error
  })
  project.provide('template', { url: template.url, adminUrl: template.adminUrl })
  // `npm run verify:pooler`
  const pooler = process.env.TEST_POOLER ? await startPgBouncer(server.url) : undefined
  project.provide('poolerOrigin', pooler?.origin)
  return async () => {
    await pooler?.stop()
    await template.drop()
    await server.stop()
  }
}

async function startTestServer(): Promise<DatabaseUrls & { stop(): Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { url: given, adminUrl: given, stop: async () => {} }
  await sweepTestStores()
  const dataDir = await makeTestStore()
  const postgres = await startEmbeddedPostgres({ dataDir, settings: withoutDurability })
  return {
    url: postgres.url,
    adminUrl: adminUrlOf(dataDir, postgres.url),
    async stop() {
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

const withoutDurability = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
}
