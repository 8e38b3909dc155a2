import { rm } from 'node:fs/promises'
import type { TestProject } from 'vitest/node'
import { adminUrlOf } from './admin-url.ts'
import { startPgBouncer } from './pgbouncer.ts'
import { startFilledPostgres } from './start-filled.ts'
import { type DatabaseUrls, urlsOf } from './template.ts'
import { openTemplateCache } from './template-cache.ts'
import { makeTestStore, sweepTestStores } from './test-stores.ts'
import { withoutDurability } from './without-durability.ts'

/** Imported only where there is no cached template: the migrations and seeds take a second to load. */
const createTemplate: typeof import('./create-template.ts').createTemplate = async (...args) =>
  (await import('./create-template.ts')).createTemplate(...args)

/** One PostgreSQL and one template database for a whole test run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer()
  const { template } = server
  project.provide('template', { url: template.url, adminUrl: template.adminUrl })
  // `npm run verify:pooler`
  const pooler = process.env.TEST_POOLER ? await startPgBouncer(server.url) : undefined
  project.provide('poolerOrigin', pooler?.origin)
  return async () => {
    await pooler?.stop()
    await server.stop()
  }
}

interface TestServer {
  url: string
  template: DatabaseUrls
  stop(): Promise<void>
}

function startTestServer(): Promise<TestServer> {
  const given = process.env.TEST_DATABASE_URL
  return given ? useServer(given) : startOwnServer()
}

async function useServer(url: string): Promise<TestServer> {
  const template = await createTemplate({ url, adminUrl: url })
  return { url, template, stop: template.drop }
}

async function startOwnServer(): Promise<TestServer> {
  await sweepTestStores()
  const dataDir = await makeTestStore()
  const postgres = await startFilledPostgres({ dataDir, settings }, openTemplateCache(), (url) =>
    createTemplate({ url, adminUrl: adminUrlOf(dataDir, url) }, templateName),
  )
  const server = { url: postgres.url, adminUrl: adminUrlOf(dataDir, postgres.url) }
  return {
    url: server.url,
    template: urlsOf(server, templateName),
    async stop() {
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

const templateName = 'test_template'
/** Without autovacuum: a database lives for seconds, and there are hundreds. */
const settings = { ...withoutDurability, autovacuum: 'off', max_connections: '200' }
