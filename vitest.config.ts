import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { pagePatterns } from './apps/web/bundling/page-patterns.ts'

const tests = '**/*.test.{ts,tsx,mjs}'
/** These render components in a document without a browser. */
const inDocument = '**/*.dom.test.{ts,tsx}'
/** These kill processes or start servers again and again. `npm test` leaves them to `npm run test:full`. */
const inFullTier = '**/*.full.test.ts'
const ignored = ['**/node_modules/**', '**/build/**', '**/dist/**', 'e2e/**', 'studio/**']
const ignoredInNode = [...ignored, inDocument, inFullTier]

/** These need PostgreSQL. One server runs for the whole suite; each test file gets a clone of a template database. */
const withDatabase = ['packages/database', 'apps/{api,office,server}', 'bench']
const withoutDatabase = [
  'packages/{domain,messages,catalogue,client,contract,ui}',
  'apps/web',
  'failover',
  'scripts',
]
/** These start PostgreSQL servers of their own. */
const withOwnDatabases = ['packages/database/src/embedded']

/** Without it importing drizzle-orm costs most of a second in every process. */
const quickStart = ['--import', new URL('apps/server/src/quick-start.ts', import.meta.url).href]

const under = (folders: string[]) => folders.map((folder) => `${folder}/${tests}`)

/** Each has pools of ten connections, and PostgreSQL 200. */
const mostWorkers = 8

/** Files share the modules of their worker: importing the server took longer than the tests of a file. */
const shared = { isolate: false }

export default defineConfig({
  define: pagePatterns,
  test: {
    pool: 'forks',
    // One more than cores: tests also wait, for PostgreSQL, processes and timers.
    maxWorkers: Math.min(mostWorkers, availableParallelism() + 1),
    env: { NODE_ENV: 'test' },
    // Only what hangs may reach them: on a busy machine everything takes ten times as long.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: { ...shared, name: 'unit', include: under(withoutDatabase), exclude: ignoredInNode },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'integration',
          execArgv: quickStart,
          include: under(withDatabase),
          exclude: [...ignoredInNode, ...under(withOwnDatabases)],
          globalSetup: ['packages/database/src/testing/global-setup.ts'],
        },
      },
      { extends: true, test: { name: 'postgres', include: under(withOwnDatabases), exclude: ignoredInNode } },
      {
        extends: true,
        test: {
          name: 'full',
          include: [inFullTier],
          exclude: ignored,
          globalSetup: ['packages/database/src/testing/global-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'document',
          environment: 'happy-dom',
          setupFiles: ['apps/office/src/platform/testing/clean-document.ts'],
          include: [inDocument],
          exclude: ignored,
          // Otherwise ra-core gets the CommonJS build of the router, which has a context of its own.
          server: { deps: { inline: ['ra-core'] } },
          alias: { 'react-router-dom': 'react-router' },
        },
      },
    ],
  },
})
