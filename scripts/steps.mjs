import { join } from 'node:path'
import { checkAnsweredStatuses, emptyRecords } from './answered-statuses.mjs'
import { bundles } from './build.mjs'
import { checkLockfile } from './check-lockfile.mjs'
import { runForeground, runQuietly } from './child.mjs'
import { findBrowser } from './find-browser.mjs'
import { toolPath } from './node-runtime.mjs'
import { prepare } from './prepare.mjs'
import { checkTypes } from './types.mjs'
import { UserError } from './user-error.mjs'

/** The output is collected and printed later, so the tool cannot detect the terminal. */
const colors = process.stderr.isTTY ? 'force' : 'off'
const sources = ['apps', 'packages', 'e2e', 'bench', 'attack', 'failover']

/** A step returns `{ code, output }`. An interactive one prints to the terminal itself. */
export function verifySteps(runtime, rest = []) {
  const tool = (packageName, command) => toolPath(runtime.root, packageName, command)
  return [
    { name: 'Lockfile covers every platform', run: () => checkLockfile(runtime.root) },
    {
      name: 'Format and lint',
      run: () =>
        runQuietly(runtime, [
          tool('@biomejs/biome', 'biome'),
          'ci',
          '--error-on-warnings',
          `--colors=${colors}`,
        ]),
    },
    {
      name: 'Import rules',
      run: () =>
        runQuietly(runtime, [
          tool('dependency-cruiser', 'depcruise'),
          '--config',
          '.dependency-cruiser.mjs',
          ...sources,
        ]),
    },
    { name: 'Types', run: () => checkTypes(runtime) },
    // After the types: knip follows imports into the route types generated there.
    { name: 'Unused code', run: () => runQuietly(runtime, [tool('knip', 'knip')]) },
    ...suiteSteps(runtime, rest),
  ]
}

function suiteSteps(runtime, rest) {
  const vitest = [toolPath(runtime.root, 'vitest'), 'run', ...rest]
  const name = 'Unit, API and server tests'
  // An argument may choose some of the tests.
  if (rest.length > 0) return [{ name, isInteractive: true, run: () => runInteractively(runtime, vitest) }]
  let records
  return [
    {
      name,
      isInteractive: true,
      run: () => {
        records = emptyRecords(runtime.root)
        return runInteractively(runtime, vitest, runtime.root, { ANSWERED_STATUSES: records })
      },
    },
    { name: 'Every documented status is answered', run: async () => checkAnsweredStatuses(records) },
  ]
}

/** `--no-browser` leaves out the browser tests; every other argument is for Vitest. */
export function testSteps(runtime, args = []) {
  const rest = args.filter((arg) => arg !== '--no-browser')
  const steps = [
    ...verifySteps(runtime, rest),
    { name: 'Build', isInteractive: true, run: () => buildBundles(runtime) },
    {
      name: 'Script size of each page',
      run: () => runQuietly(runtime, ['apps/web/scripts/measure-script.ts']),
    },
    {
      name: 'Attacks on a running shop',
      isInteractive: true,
      run: () => runInteractively(runtime, ['attack/run.ts', '--fast']),
    },
  ]
  return args.includes('--no-browser') ? steps : [...steps, browserStep(runtime)]
}

function browserStep(runtime) {
  const playwright = toolPath(runtime.root, '@playwright/test', 'playwright')
  return {
    name: 'Browser tests',
    isInteractive: true,
    run: async () => {
      try {
        const { path } = await findBrowser()
        return await runInteractively(runtime, [playwright, 'test'], join(runtime.root, 'e2e'), {
          CHROMIUM_PATH: path,
        })
      } catch (error) {
        // Not thrown on: the table of times still has to be printed.
        if (!(error instanceof UserError)) throw error
        console.error(error.message)
        return { code: 1 }
      }
    },
  }
}

async function buildBundles({ root }) {
  await prepare(root, { bundles })
  return { code: 0 }
}

async function runInteractively(runtime, args, cwd = runtime.root, env = {}) {
  return { code: await runForeground(runtime, args, { cwd, env: { NODE_ENV: 'test', ...env } }) }
}
