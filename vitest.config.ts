import { defineConfig } from 'vitest/config'

const tests = '**/*.test.{ts,tsx,mjs}'
const outside = ['**/node_modules/**', '**/build/**', '**/dist/**', 'e2e/**']

/** What these hold needs PostgreSQL: one is started for the whole run, and a clone of one template given to each file. */
const withDatabase = ['packages/database', 'apps/{api,office,server}', 'bench']
const without = ['packages/{domain,messages,catalogue,contract,ui}', 'apps/web', 'scripts', 'pictures']
/** These start and kill PostgreSQLs of their own, from a pattern that each file makes once. */
const withOwnDatabases = ['packages/database/src/embedded']

const under = (folders: string[]) => folders.map((folder) => `${folder}/${tests}`)

/** Files share the modules of their worker: loading the server anew for each took longer than its tests. */
const shared = { isolate: false }

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    env: { NODE_ENV: 'test' },
    testTimeout: 20_000,
    hookTimeout: 30_000,
    projects: [
      { extends: true, test: { ...shared, name: 'reglas', include: under(without), exclude: outside } },
      {
        extends: true,
        test: {
          ...shared,
          name: 'tienda',
          include: under(withDatabase),
          exclude: [...outside, ...under(withOwnDatabases)],
          globalSetup: ['packages/database/src/testing/global-setup.ts'],
        },
      },
      { extends: true, test: { name: 'postgres', include: under(withOwnDatabases), exclude: outside } },
    ],
  },
})
