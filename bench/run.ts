import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fillCarts } from '@tecnoclick/server/testing/filled-carts'
import { spawnStore } from '@tecnoclick/server/testing/spawn-store'
import { measureEngine } from './measure-engine.ts'
import { measureFlood } from './measure-flood.ts'
import { measureGrowth } from './measure-growth.ts'
import { measureAdds, measureOrders } from './measure-orders.ts'
import { measureOverload } from './measure-overload.ts'
import { measurePages } from './measure-pages.ts'
import { measureStart } from './measure-start.ts'
import { measureThroughput } from './measure-throughput.ts'
import { isKept, printTable, type Row } from './print-table.ts'

const compressed = { 'accept-encoding': 'br' }

/** The budgets of docs/architecture.md, each against what the shop does here. */
const dataDir = await mkdtemp(join(tmpdir(), 'tecnoclick-bench-'))
const rows: Row[] = [...measureEngine(), ...measureGrowth()]
try {
  const first = await spawnStore({ DATA_DIR: dataDir })
  await first.stop()
  rows.push({
    what: 'later start to a served page',
    unit: 's',
    most: 3,
    measured: await measureStart(dataDir),
  })

  // All buyers come from one address.
  const store = await spawnStore({ DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '1000' })
  try {
    rows.push(...(await measurePages(store.address)))
    const [buyer = '', hurried = ''] = await fillCarts(dataDir, 2)
    for (const { what, path, least } of [
      { what: 'signed-out page (cached HTML)', path: '/', least: 2500 },
      { what: 'API from memory (settings)', path: '/api/settings', least: 3000 },
      { what: 'catalogue API', path: '/api/catalogue', least: 3000 },
      { what: 'catalogue API, search', path: '/api/catalogue?q=epson&sort=price_asc', least: 3000 },
    ]) {
      const { requestsPerSecond, p99 } = await measureThroughput(store.address + path, compressed)
      rows.push({ what, unit: 'requests/s', least, measured: requestsPerSecond })
      rows.push({ what: `${what}, p99`, unit: 'ms', most: 30, measured: p99 })
    }
    // A page of somebody's own is rendered for each request.
    const signedIn = await measureThroughput(`${store.address}/shop/catalog`, {
      ...compressed,
      cookie: `session=${buyer}`,
    })
    rows.push({
      what: 'signed-in page (rendered)',
      unit: 'requests/s',
      least: 200,
      measured: signedIn.requestsPerSecond,
    })
    const { catalogueP97, unexpected } = await measureFlood(store.address)
    rows.push({
      what: 'catalogue while sign-in is flooded, p97.5',
      unit: 'ms',
      most: 300,
      measured: catalogueP97,
    })
    rows.push({ what: 'flooding sign-ins not refused', unit: 'sign-ins', most: 0, measured: unexpected })
    const adds = await measureAdds(store.address, dataDir)
    rows.push({ what: 'adds of one hot product', unit: 'adds/s', least: 300, measured: adds.perSecond })
    const orders = await measureOrders(store.address, dataDir)
    rows.push({
      what: 'durable orders of three lines',
      unit: 'orders/s',
      least: 100,
      measured: orders.perSecond,
    })
    rows.push({ what: 'durable orders of three lines, p99', unit: 'ms', most: 500, measured: orders.p99 })
    for (const [what, path] of [
      ['cart', '/api/cart'],
      ['page', '/shop/catalog'],
    ] as const) {
      const overload = await measureOverload(store.address, path, hurried)
      const share = overload.goodputShare * 100
      rows.push(
        { what: `${what}: goodput at 5× capacity, of the peak`, unit: '%', least: 70, measured: share },
        { what: `${what}: refusals then, p95`, unit: 'ms', most: 50, measured: overload.refusedP95 },
        { what: `${what}: memory then`, unit: 'MB', most: 1500, measured: overload.megabytes },
      )
    }
  } finally {
    await store.stop()
  }
} finally {
  await rm(dataDir, { recursive: true, force: true })
}
process.exitCode = printTable(rows) ? 0 : 1

const result = join(import.meta.dirname, '../.cache/bench.json')
await mkdir(dirname(result), { recursive: true })
const machine = { cores: availableParallelism(), node: process.version, at: new Date() }
await writeFile(
  result,
  JSON.stringify({ machine, rows: rows.map((row) => ({ ...row, kept: isKept(row) })) }, null, 2),
)
console.log(`→ ${result}`)
