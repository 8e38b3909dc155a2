import { rm } from 'node:fs/promises'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../embedded.ts'
import { createTemplate } from './template.ts'
import { makeTestStore, sweepTestStores } from './test-stores.ts'

/** One PostgreSQL and one template database for a whole test run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer()
  const template = await createTemplate(server.url).catch(async (error: unknown) => {
    await server.stop()
    throw error
  })
  project.provide('postgresUrl', template.url)
  return async () => {
    await template.drop()
    await server.stop()
  }
}

async function startTestServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { url: given, stop: async () => {} }
  await sweepTestStores()
  const dataDir = await makeTestStore()
  const postgres = await startEmbeddedPostgres({ dataDir, settings: withoutDurability })
  return {
    url: postgres.url,
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
