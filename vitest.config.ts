import { defineConfig } from 'vitest/config'

const tests = '**/*.test.{ts,tsx,mjs}'
const outside = ['**/node_modules/**', '**/build/**', '**/dist/**', 'e2e/**']

/** What these hold needs PostgreSQL: one is started for the whole run, and a clone of one template given to each file. */
const withDatabase = ['packages/database', 'apps/{api,office,server}', 'bench']
const without = ['packages/{domain,messages,catalogue,contract,ui}', 'apps/web', 'scripts', 'pictures']

const under = (folders: string[]) => folders.map((folder) => `${folder}/${tests}`)

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    env: { NODE_ENV: 'test' },
    testTimeout: 20_000,
    hookTimeout: 30_000,
    projects: [
      { extends: true, test: { name: 'reglas', include: under(without), exclude: outside } },
      {
        extends: true,
        test: {
          name: 'tienda',
          include: under(withDatabase),
          exclude: outside,
          globalSetup: ['packages/database/src/testing/global-setup.ts'],
        },
      },
    ],
  },
})
