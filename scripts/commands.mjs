import { fileURLToPath } from 'node:url'
import { prepare } from './bootstrap.mjs'
import { bundles } from './build.mjs'
import { runForeground } from './child.mjs'
import { Fault } from './fault.mjs'
import { toolPath } from './node-runtime.mjs'
import { runSteps } from './run-steps.mjs'
import { testSteps, verifySteps } from './steps.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const server = 'apps/server/main.ts'
const seeds = 'packages/database/src/seed'
const operations = 'apps/server/src/commands'

/** What the server runs as it is; pages are changed by Vite, in the browser. */
const watched = [
  'apps/server',
  'apps/api/src',
  ...['catalogue', 'contract', 'database', 'domain', 'messages'].map((name) => `packages/${name}/src`),
]
const watching = ['--watch-preserve-output', ...watched.map((path) => `--watch-path=${path}`)]

const commands = {
  start: async (rest) => serve(await prepare(root, { bundles }), [server, ...rest], 'production'),
  dev: async (rest) => serve(await prepare(root), [...watching, server, ...rest], 'development'),
  test: async (rest) => runSteps(testSteps(await prepare(root), rest)),
  verify: async (rest) => runSteps(verifySteps(await prepare(root), rest)),
  bench: async (rest) => serve(await prepare(root, { bundles }), ['bench/run.ts', ...rest], 'production'),
  fuzz: (rest) => prove('apps/api/src/fuzz.test.ts', fuzzing(rest)),
  chaos: ([kills = '100']) => prove('apps/server/src/chaos/chaos.test.ts', { CHAOS_KILLS: kills }),
  'check:invariants': async () =>
    serve(await prepare(root), [`${operations}/check-invariants.ts`], 'production'),
  'seed:large': async (rest) => serve(await prepare(root), [`${seeds}/large/main.ts`, ...rest], 'production'),
  pictures: async (rest) => serve(await prepare(root), ['pictures/src/render-all.ts', ...rest], 'production'),
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
  try {
    if (!command) throw new Fault(`Orden desconocida: ${name}. Existen: ${Object.keys(commands).join(', ')}.`)
    process.exitCode = await command(rest)
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    if (error.detail) console.error(`\n${error.detail}`)
    console.error(`\n✗ ${error.message}`)
    process.exitCode = error.exitCode
  }
}

/** The same proof that a test run makes, as long as it takes. */
async function prove(test, env) {
  const runtime = await prepare(root)
  return runForeground(runtime, [toolPath(root, 'vitest'), 'run', test], {
    env: { NODE_ENV: 'test', ...env },
  })
}

/** From another beginning each time, which is printed: with it the same requests are sent again. */
function fuzzing([requests = '100000', seed = String(Date.now() % 2_147_483_647)]) {
  return { FUZZ_REQUESTS: requests, FUZZ_SEED: seed }
}

function serve(runtime, args, mode) {
  return runForeground(runtime, args, { env: { NODE_ENV: mode } })
}
