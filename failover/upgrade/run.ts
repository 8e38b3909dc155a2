import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startEmbeddedPostgres } from '@tecnoclick/database/embedded'
import { seconds } from '@tecnoclick/domain/platform/duration'
import { reservedPort } from '@tecnoclick/server/testing/reserved-port'
import { type Readers, startReaders } from '../readers.ts'
import { askDatabase } from '../shop.ts'
import { brokenInvariants, newestMail, startTrade, type Trade, unsentMails } from '../trade.ts'
import { type Balancer, startBalancer } from './balancer.ts'
import { type LockWatch, watchLocks } from './lock-watch.ts'
import { createMachine, type Machine } from './machine.ts'
import { buildVersion, buyersOf, fillDatabase } from './previous-version.ts'

/** The newest release; its tag is kept for this. */
const previousRelease = 'v0.2.0-rc.1'
const longestWaitMs = 1_000
/** For requests that are on their way to a machine that was just taken out. */
const settleMs = 500
const readPaths = [
  '/',
  '/shop/catalog',
  '/api/catalogue',
  '/api/catalogue?q=tinta',
  '/shop/cart',
  '/site/contact-us-alt',
]

const { values: options } = parseArgs({
  options: {
    from: { type: 'string', default: previousRelease },
    /** A folder in which the previous version is built already. */
    built: { type: 'string' },
    /** The version that replaces it. */
    to: { type: 'string', default: join(import.meta.dirname, '../..') },
    products: { type: 'string', default: '2000' },
    orders: { type: 'string', default: '50000' },
  },
})

const closers: (() => Promise<unknown>)[] = []
async function closeAll(): Promise<void> {
  for (const close of closers.splice(0).toReversed()) await close().catch(() => {})
}

async function checkUpgrade(): Promise<string[]> {
  const home = await mkdtemp(join(tmpdir(), 'tecnoclick-upgrade-'))
  await chmod(home, 0o755)
  closers.push(() => rm(home, { recursive: true, force: true }))
  const previous = options.built ?? join(home, 'previous')
  if (!options.built) await buildVersion(options.from, previous)
  const postgres = await startEmbeddedPostgres({ dataDir: join(home, 'database') })
  closers.push(() => postgres.stop())
  const { url } = postgres
  await fillDatabase(previous, url, Number(options.products), Number(options.orders))
  say(`${options.orders} orders are there`)

  const { jobs, webs } = await createMachines(home, url)
  const mailsBefore = await newestMail(url)
  await jobs.start(previous)
  for (const web of webs) await web.start(previous)
  const balancer = await startBalancer(webs.map(({ address }) => address))
  closers.push(balancer.stop)
  const trade = await startTrade(url, balancer.address, await buyersOf(previous))
  closers.push(trade.stop)
  const readers = startReaders(balancer.address, readPaths, seconds(20))
  closers.push(readers.stop)
  const locks = await watchLocks(url)
  closers.push(locks.stop)
  await trade.moreOrders(seconds(120))
  const since = performance.now()
  say('buyers order and readers read')

  await jobs.stop()
  await jobs.start(options.to)
  say(`${(await newMigrations(url)).join(', ') || 'no migration'} applied; ${describeLocks(locks)}`)
  await trade.moreOrders(seconds(120))
  for (const web of webs) {
    // Machines of 0.2.0-rc.1 close their port before the balancer knows.
    balancer.takeOut(web.address)
    await pause(settleMs)
    await web.stop()
    await web.start(options.to)
    balancer.putBack(web.address)
    await trade.moreOrders(seconds(120))
    say(`${web.address} is replaced`)
  }
  for (const web of webs) {
    await web.stop()
    await web.start(options.to)
    await trade.moreOrders(seconds(120))
    say(`${web.address} is restarted without a word to the balancer`)
  }
  return findViolations({ url, trade, readers, balancer, locks, since, mailsBefore })
}

async function createMachines(
  home: string,
  databaseUrl: string,
): Promise<{ jobs: Machine; webs: Machine[] }> {
  const common = {
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    TRUST_PROXY: '1',
    PUBLIC_URL: 'http://127.0.0.1:3000',
    SECRET_KEY: randomBytes(32).toString('base64url'),
    HOST: '127.0.0.1',
    PROCESSES: '1',
    LOG_LEVEL: 'warn',
    // All buyers come from one address, and all machines share the cores of this host.
    RATE_LIMIT_FACTOR: '1000',
    SHED_LAG_MS: '10000',
  }
  const make = async (name: string, place: string) => {
    const environment = { ...common, JOBS: place, DATA_DIR: join(home, name) }
    const machine = createMachine(Number(await reservedPort()), environment)
    closers.push(machine.stop)
    return machine
  }
  return { jobs: await make('jobs', 'only'), webs: [await make('web1', 'off'), await make('web2', 'off')] }
}

/** Those of this version that the previous one does not have. */
function newMigrations(url: string): Promise<string[]> {
  return askDatabase(url, async ({ pool }) => {
    const { rows } = await pool.query<{ name: string }>(
      `select name from schema_migrations
      where applied_at > (select min(applied_at) + interval '1 minute' from schema_migrations) order by name`,
    )
    return rows.map(({ name }) => name)
  })
}

interface Examined {
  url: string
  trade: Trade
  readers: Readers
  balancer: Balancer
  locks: LockWatch
  since: number
  mailsBefore: number
}

async function findViolations(examined: Examined): Promise<string[]> {
  const { url, trade, readers, balancer, locks, since, mailsBefore } = examined
  await readers.stop()
  await trade.stop()
  const { count, failed, slowestMs } = readers.since(0)
  const { lost, double } = await trade.compare()
  const { ms, statement } = locks.longest()
  say(
    `${trade.ledger.size} orders and ${count} pages; the slowest page took ${slowestMs.toFixed(0)} ms, ` +
      `the longest time without an order ${trade.ledger.longestGap(since, performance.now()).toFixed(0)} ms; ${describeLocks(locks)}`,
  )
  return [
    ...new Set(failed.map(({ path, reason }) => `page ${path}: ${reason}`)),
    ...new Set(balancer.failures),
    ...trade.refused.map((status) => `a buyer was refused: ${status}`),
    ...lost.map(({ number }) => `order ${number} is lost`),
    ...double.map((name) => `order ${name} is there twice`),
    ...(ms > longestWaitMs ? [`a statement waited ${ms.toFixed(0)} ms for the migration: ${statement}`] : []),
    ...(await brokenInvariants(url)),
    ...(await unsentMails(url, mailsBefore)),
  ]
}

function describeLocks(locks: LockWatch): string {
  return `statements waited ${locks.longest().ms.toFixed(0)} ms at most for the migration`
}

function say(text: string): void {
  console.log(`${(performance.now() / 1000).toFixed(0).padStart(4)} s  ${text}`)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'])
  process.on(signal, () => void closeAll().finally(() => process.exit(1)))
try {
  const violations = await checkUpgrade()
  console.log(violations.length === 0 ? 'Nothing is violated.' : `Violated:\n- ${violations.join('\n- ')}`)
  process.exitCode = violations.length === 0 ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
await closeAll()
// Buyers of a run that failed would try on.
process.exit()
