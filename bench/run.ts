import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fillCarts } from '@tecnoclick/server/testing/filled-carts'
import { spawnStore } from '@tecnoclick/server/testing/spawn-store'
import { measureSpeed } from './measure-calibration.ts'
import { measureEngine } from './measure-engine.ts'
import { measureFlood } from './measure-flood.ts'
import { measureGrowth } from './measure-growth.ts'
import { measureImport } from './measure-import.ts'
import { measureMemory } from './measure-memory.ts'
import { measureAdds, measureOrders, measurePromotions } from './measure-orders.ts'
import { measureOverload } from './measure-overload.ts'
import { measurePages } from './measure-pages.ts'
import { measureStart } from './measure-start.ts'
import { measureThroughput, newFilter } from './measure-throughput.ts'
import { isKept, printTable, type Row, scaleBudget } from './print-table.ts'

const compressed = { 'accept-encoding': 'br' }
const idleSeconds = 5

/** The budgets of docs/architecture.md, each against what the shop does here. */
const dataDir = await mkdtemp(join(tmpdir(), 'tecnoclick-bench-'))
const rows: Row[] = []
const speeds = [await measureSpeed()]

/** A machine may be slower in one minute than in the next, so budgets follow its speed right before and right after. */
async function add(measure: () => Row[] | Promise<Row[]>): Promise<void> {
  const before = speeds.at(-1) ?? 1
  const measured = await measure()
  const after = await measureSpeed()
  speeds.push(after)
  const scaled = measured.map((row) => scaleBudget(row, (before + after) / 2))
  printTable(scaled)
  rows.push(...scaled)
}

await add(() => [...measureEngine(), ...measureGrowth()].map((row) => ({ ...row, isSpeed: true })))
try {
  const first = await spawnStore({ DATA_DIR: dataDir })
  await first.stop()
  await add(async () => [
    {
      what: 'later start to a served page',
      unit: 's',
      most: 2.5,
      isSpeed: true,
      measured: await measureStart(dataDir),
    },
  ])

  // All buyers come from one address.
  const store = await spawnStore({ DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '1000' })
  try {
    await (await fetch(store.address)).text()
    await pause(idleSeconds * 1000)
    await add(() => measureMemory('idle', store.pid, 350))
    await add(() => measurePages(store.address))
    const [buyer = '', hurried = ''] = await fillCarts(dataDir, 2)
    for (const { what, path, least } of [
      { what: 'signed-out page (cached HTML)', path: '/', least: 2500 },
      { what: 'API from memory (settings)', path: '/api/settings', least: 3000 },
      { what: 'catalogue API', path: '/api/catalogue', least: 3000 },
      { what: 'catalogue API, search', path: '/api/catalogue?q=epson&sort=price_asc', least: 3000 },
    ]) {
      await add(async () => {
        const { requestsPerSecond, p99 } = await measureThroughput(store.address + path, compressed)
        return [
          { what, unit: 'requests/s', least, isSpeed: true, measured: requestsPerSecond },
          { what: `${what}, p99`, unit: 'ms', most: 30, isSpeed: true, measured: p99 },
        ]
      })
    }
    // A page of somebody's own is rendered for each request.
    const own = { ...compressed, cookie: `session=${buyer}` }
    const list = `${store.address}/shop/catalog`
    for (const { what, headers, nextPath, least } of [
      { what: 'signed-in page (rendered)', headers: own, nextPath: undefined, least: 200 },
      {
        what: 'signed-out page, a new filter each time',
        headers: compressed,
        nextPath: newFilter,
        least: 250,
      },
      { what: 'signed-in page, a new filter each time', headers: own, nextPath: newFilter, least: 250 },
    ]) {
      await add(async () => {
        const { requestsPerSecond } = await measureThroughput(list, headers, { nextPath })
        return [{ what, unit: 'requests/s', least, isSpeed: true, measured: requestsPerSecond }]
      })
    }
    await add(() => measureMemory('after pages', store.pid, 600))
    await add(async () => {
      const { catalogueP97, unexpected } = await measureFlood(store.address)
      const what = 'catalogue while sign-in is flooded, p97.5'
      return [
        { what, unit: 'ms', most: 300, isSpeed: true, measured: catalogueP97 },
        { what: 'flooding sign-ins not refused', unit: 'sign-ins', most: 0, measured: unexpected },
      ]
    })
    await add(async () => {
      const { perSecond } = await measureAdds(store.address, dataDir)
      return [
        { what: 'adds of one hot product', unit: 'adds/s', least: 500, isSpeed: true, measured: perSecond },
      ]
    })
    await add(async () => {
      const { perSecond, p99 } = await measureOrders(store.address, dataDir)
      const what = 'durable orders of three lines'
      return [
        { what, unit: 'orders/s', least: 200, isSpeed: true, measured: perSecond },
        { what: `${what}, p99`, unit: 'ms', most: 500, isSpeed: true, measured: p99 },
      ]
    })
    await add(async () => {
      const measured = (await measurePromotions(store.address, dataDir)) * 100
      return [{ what: 'orders with ten promotions, of those without', unit: '%', least: 95, measured }]
    })
    for (const [what, path] of [
      ['cart', '/api/cart'],
      ['page', '/shop/catalog'],
    ] as const) {
      await add(async () => {
        const { goodputShare, refusedP95 } = await measureOverload(store.address, path, hurried)
        return [
          {
            what: `${what}: goodput at 5× capacity, of the peak`,
            unit: '%',
            least: 70,
            measured: goodputShare * 100,
          },
          { what: `${what}: refusals then, p95`, unit: 'ms', most: 50, isSpeed: true, measured: refusedP95 },
          ...(await measureMemory(`at 5× capacity, ${what}`, store.pid, 700)),
        ]
      })
    }
    // Last, because it makes the catalogue larger.
    await add(async () => {
      const measured = await measureImport(store.address, dataDir)
      return [{ what: 'import of 10,000 products', unit: 's', most: 60, isSpeed: true, measured }]
    })
  } finally {
    await store.stop()
  }
} finally {
  await rm(dataDir, { recursive: true, force: true })
}
const shares = [Math.min(...speeds), Math.max(...speeds)].map((share) => Math.round(share * 100))
console.log(`Speed of this machine while it was measured: ${shares.join(' to ')} % of the reference`)
process.exitCode = rows.every(isKept) ? 0 : 1

const result = join(import.meta.dirname, '../.cache/bench.json')
await mkdir(dirname(result), { recursive: true })
const machine = { cores: availableParallelism(), node: process.version, speeds, at: new Date() }
await writeFile(
  result,
  JSON.stringify({ machine, rows: rows.map((row) => ({ ...row, kept: isKept(row) })) }, null, 2),
)
console.log(`→ ${result}`)
