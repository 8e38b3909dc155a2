import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fillCarts } from '@tecnoclick/server/testing/filled-carts'
import { spawnStore } from '@tecnoclick/server/testing/spawn-store'
import { measureCalibration, referencePerSecond } from './measure-calibration.ts'
import { measureEngine } from './measure-engine.ts'
import { measureFlood } from './measure-flood.ts'
import { measureGrowth } from './measure-growth.ts'
import { measureMemory } from './measure-memory.ts'
import { measureAdds, measureOrders } from './measure-orders.ts'
import { measureOverload } from './measure-overload.ts'
import { measurePages } from './measure-pages.ts'
import { measureStart } from './measure-start.ts'
import { measureThroughput, newFilter } from './measure-throughput.ts'
import { isKept, printTable, type Row, scaleBudget } from './print-table.ts'

const compressed = { 'accept-encoding': 'br' }
const idleSeconds = 5

/** The budgets of docs/architecture.md, each against what the shop does here. */
const dataDir = await mkdtemp(join(tmpdir(), 'tecnoclick-bench-'))
const bare = await measureCalibration()
const speed = bare / referencePerSecond
const rows: Row[] = [...measureEngine(), ...measureGrowth()].map((row) => ({ ...row, isSpeed: true }))
try {
  const first = await spawnStore({ DATA_DIR: dataDir })
  await first.stop()
  rows.push({
    what: 'later start to a served page',
    unit: 's',
    most: 3,
    isSpeed: true,
    measured: await measureStart(dataDir),
  })

  // All buyers come from one address.
  const store = await spawnStore({ DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '1000' })
  try {
    await (await fetch(store.address)).text()
    await pause(idleSeconds * 1000)
    rows.push(...(await measureMemory('idle', store.pid, 350)))
    rows.push(...(await measurePages(store.address)))
    const [buyer = '', hurried = ''] = await fillCarts(dataDir, 2)
    for (const { what, path, least } of [
      { what: 'signed-out page (cached HTML)', path: '/', least: 2500 },
      { what: 'API from memory (settings)', path: '/api/settings', least: 3000 },
      { what: 'catalogue API', path: '/api/catalogue', least: 3000 },
      { what: 'catalogue API, search', path: '/api/catalogue?q=epson&sort=price_asc', least: 3000 },
    ]) {
      const { requestsPerSecond, p99 } = await measureThroughput(store.address + path, compressed)
      rows.push({ what, unit: 'requests/s', least, isSpeed: true, measured: requestsPerSecond })
      rows.push({ what: `${what}, p99`, unit: 'ms', most: 30, isSpeed: true, measured: p99 })
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
      const { requestsPerSecond } = await measureThroughput(list, headers, nextPath)
      rows.push({ what, unit: 'requests/s', least, isSpeed: true, measured: requestsPerSecond })
    }
    rows.push(...(await measureMemory('after pages', store.pid, 600)))
    const { catalogueP97, unexpected } = await measureFlood(store.address)
    rows.push({
      what: 'catalogue while sign-in is flooded, p97.5',
      unit: 'ms',
      most: 300,
      isSpeed: true,
      measured: catalogueP97,
    })
    rows.push({ what: 'flooding sign-ins not refused', unit: 'sign-ins', most: 0, measured: unexpected })
    const adds = await measureAdds(store.address, dataDir)
    rows.push({
      what: 'adds of one hot product',
      unit: 'adds/s',
      least: 300,
      isSpeed: true,
      measured: adds.perSecond,
    })
    const orders = await measureOrders(store.address, dataDir)
    rows.push({
      what: 'durable orders of three lines',
      unit: 'orders/s',
      least: 100,
      isSpeed: true,
      measured: orders.perSecond,
    })
    rows.push({
      what: 'durable orders of three lines, p99',
      unit: 'ms',
      most: 500,
      isSpeed: true,
      measured: orders.p99,
    })
    for (const [what, path] of [
      ['cart', '/api/cart'],
      ['page', '/shop/catalog'],
    ] as const) {
      const overload = await measureOverload(store.address, path, hurried)
      const share = overload.goodputShare * 100
      rows.push(
        { what: `${what}: goodput at 5× capacity, of the peak`, unit: '%', least: 70, measured: share },
        {
          what: `${what}: refusals then, p95`,
          unit: 'ms',
          most: 50,
          isSpeed: true,
          measured: overload.refusedP95,
        },
        ...(await measureMemory(`at 5× capacity, ${what}`, store.pid, 700)),
      )
    }
  } finally {
    await store.stop()
  }
} finally {
  await rm(dataDir, { recursive: true, force: true })
}
const calibration = { what: 'bare node:http (calibration)', unit: 'requests/s', measured: bare }
const scaled = [calibration, ...rows.map((row) => scaleBudget(row, speed))]
process.exitCode = printTable(scaled) ? 0 : 1

const result = join(import.meta.dirname, '../.cache/bench.json')
await mkdir(dirname(result), { recursive: true })
const machine = { cores: availableParallelism(), node: process.version, speed, at: new Date() }
await writeFile(
  result,
  JSON.stringify({ machine, rows: scaled.map((row) => ({ ...row, kept: isKept(row) })) }, null, 2),
)
console.log(`→ ${result}`)
