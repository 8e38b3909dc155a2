import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
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

/**
 * Stages for `runSteps`. A step returns `{ code, output }`, a suite also the `counts` of its tests. An interactive step
 * prints to the terminal itself.
 */
export function verifyStages(runtime, rest = [], tier = 'fast') {
  return [...staticStages(runtime), ...suiteStages(runtime, rest, tier)]
}

/** `--no-browser` leaves out the browser tests; every other argument is for Vitest. */
export function testStages(runtime, args = [], tier = 'fast') {
  const rest = args.filter((arg) => arg !== '--no-browser')
  const stages = [
    ...verifyStages(runtime, rest, tier),
    [{ name: 'Build', isInteractive: true, isRequired: true, run: () => buildBundles(runtime) }],
    [
      {
        name: 'Script size of each page',
        run: () => runQuietly(runtime, ['apps/web/scripts/measure-script.ts']),
      },
    ],
    [attackStep(runtime, tier)],
  ]
  if (!args.includes('--no-browser')) stages.push([browserStep(runtime, tier)])
  if (tier === 'full') stages.push([upgradeStep(runtime)])
  return stages
}

function staticStages(runtime) {
  const run = (packageName, command, ...args) =>
    runQuietly(runtime, [toolPath(runtime.root, packageName, command), ...args])
  return [
    [
      { name: 'Lockfile covers every platform', run: () => checkLockfile(runtime.root) },
      {
        name: 'Format and lint',
        run: () => run('@biomejs/biome', 'biome', 'ci', '--error-on-warnings', `--colors=${colors}`),
      },
      {
        name: 'Import rules',
        run: () => run('dependency-cruiser', 'depcruise', '--config', '.dependency-cruiser.mjs', ...sources),
      },
    ],
    [{ name: 'Types', run: () => checkTypes(runtime) }],
    // After the types: knip follows imports into the route types generated there.
    [{ name: 'Unused code', run: () => run('knip', 'knip') }],
  ]
}

function suiteStages(runtime, rest, tier) {
  const name = 'Unit, API and server tests'
  const tests = [
    toolPath(runtime.root, 'vitest'),
    'run',
    ...(tier === 'full' ? [] : ['--project=!full']),
    ...rest,
  ]
  const runSuite = (env) =>
    withCounts(runtime, { report: 'vitest.json', countsOf: vitestCounts }, (report) =>
      runInteractively(
        runtime,
        [...tests, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
        {
          env: tier === 'full' ? { ...env, FUZZ_REQUESTS: '20000', FUZZ_SEED: freshSeed() } : env,
        },
      ),
    )
  // An argument may choose some of the tests.
  if (rest.length > 0) return [[{ name, isInteractive: true, run: () => runSuite({}) }]]
  let records
  return [
    [
      {
        name,
        isInteractive: true,
        run: () => {
          records = emptyRecords(runtime.root)
          return runSuite({ ANSWERED_STATUSES: records })
        },
      },
    ],
    [{ name: 'Every documented status is answered', run: async () => checkAnsweredStatuses(records) }],
  ]
}

function attackStep(runtime, tier) {
  const args = ['attack/run.ts', ...(tier === 'full' ? [] : ['--fast'])]
  return {
    name: 'Attacks on a running shop',
    isInteractive: true,
    run: () =>
      withCounts(runtime, { report: 'attacks.json', countsOf: (counts) => counts }, (report) =>
        runInteractively(runtime, args, { env: { ATTACK_REPORT: report } }),
      ),
  }
}

function browserStep(runtime, tier) {
  const playwright = toolPath(runtime.root, '@playwright/test', 'playwright')
  return {
    name: 'Browser tests',
    isInteractive: true,
    run: async () => {
      try {
        const { path } = await findBrowser()
        return await withCounts(runtime, { report: 'browser.json', countsOf: playwrightCounts }, (report) =>
          runInteractively(runtime, [playwright, 'test', '--reporter=list,json'], {
            cwd: join(runtime.root, 'e2e'),
            env: { CHROMIUM_PATH: path, TEST_TIER: tier, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
          }),
        )
      } catch (error) {
        // Not thrown on: the table of times still has to be printed.
        if (!(error instanceof UserError)) throw error
        console.error(error.message)
        return { code: 1 }
      }
    },
  }
}

function upgradeStep(runtime) {
  return {
    name: 'Upgrade under load',
    isInteractive: true,
    run: () => runInteractively(runtime, ['failover/upgrade/run.ts'], { env: { NODE_ENV: 'production' } }),
  }
}

async function buildBundles({ root }) {
  await prepare(root, { bundles })
  return { code: 0 }
}

async function runInteractively(runtime, args, { cwd = runtime.root, env = {} } = {}) {
  return { code: await runForeground(runtime, args, { cwd, env: { NODE_ENV: 'test', ...env } }) }
}

/** Adds the counts of the JSON report that `run` writes. A run that was ended early writes none. */
async function withCounts({ root }, { report, countsOf }, run) {
  const folder = join(root, 'node_modules', '.cache', 'reports')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, report)
  rmSync(file, { force: true })
  const result = await run(file)
  if (!existsSync(file)) return { ...result, code: result.code || 1 }
  return { ...result, counts: countsOf(JSON.parse(readFileSync(file, 'utf8'))) }
}

function vitestCounts({ numPassedTests, numFailedTests }) {
  return { passed: numPassedTests, failed: numFailedTests }
}

function playwrightCounts({ stats }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky }
}

/** For the fuzzer, which prints it; given again, it sends the same requests. */
export function freshSeed() {
  return String(Date.now() % 2_147_483_647)
}
