import { minutes, seconds } from '@tecnoclick/domain/platform/duration'
import { balancerName, startBalancer } from './balancer.ts'
import { databaseNames, etcdNames, startCluster } from './cluster.ts'
import { type FaultName, faultNames, faults, losingFault, type Site } from './faults.ts'
import { requireHost } from './host.ts'
import { openNetwork } from './network.ts'
import { type Readers, startReaders } from './readers.ts'
import { describeOutcome, type Outcome, summarise, violationsOf } from './report.ts'
import { readOptions } from './schedule.ts'
import { jobsName, startShop, webNames } from './shop.ts'
import { brokenInvariants, buyerCount, startTrade, type Trade, unsentMails } from './trade.ts'

/** The rest of the half hour is for the last repair and the checks. */
const faultsUntilMs = minutes(24)

const readPaths = ['/', '/shop/catalog', '/api/catalogue', '/api/catalogue?q=prueba&sort=price_asc']

const startedAt = performance.now()
const lines = (texts: readonly string[]) => texts.map((text) => `- ${text}`).join('\n')

async function failover(): Promise<number> {
  const options = readOptions(process.argv.slice(2), faultNames, losingFault)
  await requireHost()
  const names = [...etcdNames, ...databaseNames, balancerName, ...webNames, jobsName]
  const network = await openNetwork(names, options)
  const stop = (signal: string) => {
    console.error(`\n${signal}: cleaning up`)
    void network.close().finally(() => process.exit(1))
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  // npm was killed.
  process.on('disconnect', () => stop('disconnect'))
  try {
    const cluster = await startCluster(network, options.synchronous)
    const balancer = startBalancer(network, [...databaseNames, ...webNames])
    const shop = await startShop(network, cluster, balancer)
    const trade = await startTrade(shop.databaseUrl, balancer.address)
    await trade.moreOrders(seconds(60))
    const readers = startReaders(balancer.address, readPaths)
    const kind = options.synchronous ? 'synchronous' : 'asynchronous'
    console.log(
      `${names.length} machines, ${buyerCount} buyers, ${kind} replication, ready after ${elapsed()}`,
    )
    return await examine({ site: { cluster, balancer, shop }, trade, readers, ...options })
  } finally {
    await network.close()
  }
}

interface Examination {
  site: Site
  trade: Trade
  readers: Readers
  schedule: readonly FaultName[]
  synchronous: boolean
}

/** Returns the exit code. */
async function examine({ site, trade, readers, schedule, synchronous }: Examination): Promise<number> {
  const { databaseUrl } = site.shop
  const outcomes: Outcome[] = []
  const violations: string[] = []
  for (const [index, fault] of schedule.entries()) {
    if (performance.now() - startedAt > faultsUntilMs) {
      violations.push(`only ${index} of ${schedule.length} faults within the half hour`)
      break
    }
    const outcome = await suffer({ site, trade, readers }, fault, index)
    outcomes.push(outcome)
    violations.push(...violationsOf(outcome, synchronous))
    console.log(describeOutcome(`${index + 1}/${schedule.length}`, outcome))
  }
  await readers.stop()
  await trade.stop()
  const { lost, double } = await trade.compare()
  if (synchronous && lost.length + double.length > 0)
    violations.push(`at the end: ${lost.length} orders lost, ${double.length} double`)
  if (trade.refused.length > 0)
    violations.push(`buyers were refused: ${[...new Set(trade.refused)].join(', ')}`)
  violations.push(...(await brokenInvariants(databaseUrl)), ...(await unsentMails(databaseUrl)))
  console.log(`\n${summarise(outcomes)}\n`)
  const lostOrders = outcomes.reduce((total, outcome) => total + outcome.lost, lost.length)
  console.log(
    `${trade.ledger.size} orders acknowledged, ${lostOrders} of them lost, ${outcomes.length} faults, in ${elapsed()}`,
  )
  console.log(violations.length === 0 ? 'Nothing is violated.' : `Violated:\n${lines(violations)}`)
  return violations.length === 0 ? 0 : 1
}

async function suffer(
  { site, trade, readers }: Pick<Examination, 'site' | 'trade' | 'readers'>,
  fault: FaultName,
  turn: number,
): Promise<Outcome> {
  const from = performance.now()
  const { violations, repair } = await faults[fault](site, Math.floor(turn / faultNames.length))
  await trade.moreOrders(seconds(90))
  const to = performance.now()
  await repair()
  await site.cluster.healthy()
  const { lost, double } = await trade.compare()
  const { count, failed } = readers.since(from)
  const reasons = [...new Set(failed.map(({ path, reason }) => `${path}: ${reason}`))]
  const numbers = lost.map(({ number }) => number)
  return {
    fault,
    gapMs: trade.ledger.longestGap(from, to),
    lost: lost.length,
    double: double.length,
    reads: count,
    failedReads: failed.length,
    violations,
    notes: [
      ...reasons,
      ...(lost.length > 0 ? [`acknowledged and lost: ${numbers.join(' ')}`] : []),
      ...(double.length > 0 ? [`given twice: ${double.join(' ')}`] : []),
    ],
  }
}

function elapsed(): string {
  return `${((performance.now() - startedAt) / 1000).toFixed(0)} s`
}

try {
  process.exitCode = await failover()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
// Buyers of a run that failed would try on.
process.exit()
