import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundles } from './build.mjs'
import { runForeground, runInstead } from './child.mjs'
import { findBrowser } from './find-browser.mjs'
import { findTests } from './find-tests.mjs'
import { installTools } from './install.mjs'
import { toolPath } from './node-runtime.mjs'
import { prepare } from './prepare.mjs'
import { runSteps } from './run-steps.mjs'
import { freshSeed, testStages, verifyStages } from './steps.mjs'
import { texts, useTextsOf } from './texts.mjs'
import { UserError } from './user-error.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const server = 'apps/server/main.ts'
const builtServer = 'apps/server/dist/main.js'
const seeds = 'packages/database/src/seed'
const operations = 'apps/server/src/commands'

/** What Node runs directly. Vite updates the pages in the browser. */
const watched = [
  'apps/server',
  'apps/api/src',
  ...['catalogue', 'contract', 'database', 'domain', 'messages'].map((name) => `packages/${name}/src`),
]
const watching = ['--watch-preserve-output', ...watched.map((path) => `--watch-path=${path}`)]

const commands = {
  start: async (rest) =>
    serve(await prepare(root, { bundles }), [builtServer, ...rest], 'production', runInstead),
  dev: async (rest) => serve(await prepare(root), [...watching, server, ...rest], 'development'),
  test: async (rest) => runSteps(testStages(await prepare(root), rest)),
  'test:full': async (rest) => runSteps(testStages(await prepare(root), rest, 'full')),
  'test:one': testOne,
  verify: async (rest) => runSteps(verifyStages(await prepare(root), rest)),
  'verify:pooler': (rest) => runTest(['apps/api', ...rest], { TEST_POOLER: '1' }),
  bench: async ([part, ...rest]) => {
    const file = part === 'size' ? 'bench/size.ts' : 'bench/run.ts'
    return serve(await prepare(root, { bundles }), [file, ...rest], 'production')
  },
  fuzz: (rest) => runTest(['apps/api/src/fuzz.test.ts'], fuzzOptions(rest)),
  client: () => runTest(['apps/server/src/http/client.test.ts', '-t', 'generated files', '-u']),
  chaos: ([kills = '100']) => runTest(['apps/server/src/chaos/chaos.full.test.ts'], { CHAOS_KILLS: kills }),
  attack: async (rest) => serve(await prepare(root, { bundles }), ['attack/run.ts', ...rest], 'production'),
  failover: async (rest) =>
    serve(await prepare(root, { bundles }), ['failover/run.ts', ...rest], 'production'),
  'check:invariants': async () =>
    serve(await prepare(root), [`${operations}/check-invariants.ts`], 'production'),
  'check:upgrade': async (rest) =>
    serve(await prepare(root, { bundles }), ['failover/upgrade/run.ts', ...rest], 'production'),
  // Needs no installation: it checks those that it makes.
  'check:fresh': async (rest) => (await import('./check-fresh/check-fresh.mjs')).checkFresh(root, rest),
  'check:outside': async (rest) => checkOutside(await prepare(root, { bundles }), rest),
  pictures: async () => runBrowser(await prepare(root, { bundles }), 'pictures.config.ts'),
  'seed:large': async (rest) => serve(await prepare(root), [`${seeds}/large/main.ts`, ...rest], 'production'),
  backup: async (rest) => serve(await prepare(root), [`${operations}/backup.ts`, ...rest], 'production'),
  restore: async (rest) => serve(await prepare(root), [`${operations}/restore.ts`, ...rest], 'production'),
  'admin:create': async () => serve(await prepare(root), [`${operations}/create-admin.ts`], 'production'),
  build: async () => {
    await prepare(root, { bundles, force: true })
    return 0
  },
  format: async () => {
    const runtime = await prepare(root)
    return runForeground(runtime, [toolPath(root, '@biomejs/biome'), 'check', '--write'])
  },
}

export async function runCommand(name, rest) {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  useTextsOf(name)
  try {
    if (!command) throw new UserError(texts.unknownCommand(name, Object.keys(commands).join(', ')))
    process.exitCode = await command(rest)
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    if (error.detail) console.error(`\n${error.detail}`)
    console.error(`\n✗ ${error.message}`)
    process.exitCode = error.exitCode
  }
}

/** Checkers made by others. They are installed here only: they are larger than the shop. */
async function checkOutside(runtime, rest) {
  await installTools(join(root, 'e2e', 'outside', 'tools'))
  return runBrowser(runtime, 'outside.config.ts', rest)
}

/** A configuration of Playwright, with the demo shop. */
async function runBrowser(runtime, config, rest = [], env = {}) {
  const { path } = await findBrowser()
  const playwright = toolPath(root, '@playwright/test', 'playwright')
  return runForeground(runtime, [playwright, 'test', '--config', config, ...rest], {
    cwd: join(root, 'e2e'),
    env: { NODE_ENV: 'test', CHROMIUM_PATH: path, ...env },
  })
}

/** Files that match the words run as in `npm test`; a title also finds tests of the full tier. */
async function testOne(words) {
  const { vitest, browser, pattern } = findTests(root, words)
  if (words.length === 0 || vitest.length + browser.length === 0)
    throw new UserError(`No test has "${words.join(' ')}" in its path or title.`)
  let code = 0
  if (vitest.length > 0) code = await runTest([...vitest, ...(pattern ? ['-t', pattern] : [])], compileCache)
  if (browser.length === 0) return code
  const runtime = await prepare(root, { bundles })
  const args = pattern ? [...browser, '-g', pattern] : browser
  const env = pattern ? compileCache : { ...compileCache, TEST_TIER: 'fast' }
  return (await runBrowser(runtime, 'playwright.config.ts', args, env)) || code
}

/** Node keeps what it has compiled for the next run. */
const compileCache = { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled') }

/** Runs tests of the suite, some with other limits. */
async function runTest(tests, env) {
  const runtime = await prepare(root)
  return runForeground(runtime, [toolPath(root, 'vitest'), 'run', ...tests], {
    env: { NODE_ENV: 'test', ...env },
  })
}

function fuzzOptions([requests = '100000', seed = freshSeed()]) {
  return { FUZZ_REQUESTS: requests, FUZZ_SEED: seed }
}

/** Reads `.env` if there is one. Variables of the real environment win over it. */
function serve(runtime, args, mode, run = runForeground) {
  // Node 24 complains about an absent file even with `--env-file-if-exists`.
  const variables = existsSync(join(root, '.env')) ? ['--env-file=.env'] : []
  return run(runtime, [...variables, ...args], { env: { NODE_ENV: mode } })
}
