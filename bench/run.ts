import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawnStore } from '@tecnoclick/server/testing/spawn-store'
import { measureEngine } from './measure-engine.ts'
import { measureFlood } from './measure-flood.ts'
import { measureAdds, measureOrders } from './measure-orders.ts'
import { measureStart } from './measure-start.ts'
import { measureThroughput } from './measure-throughput.ts'
import { printTable, type Row } from './print-table.ts'

/** The budgets of docs/architecture.md that can be measured so far, each against what the shop does here. */
const dataDir = await mkdtemp(join(tmpdir(), 'tecnoclick-bench-'))
const rows: Row[] = measureEngine()
try {
  const first = await spawnStore({ DATA_DIR: dataDir })
  await first.stop()
  rows.push({
    what: 'later start to a served page',
    unit: 's',
    most: 3,
    measured: await measureStart(dataDir),
  })

  const store = await spawnStore({ DATA_DIR: dataDir })
  try {
    for (const { what, path, least } of [
      { what: 'signed-out page (cached HTML)', path: '/', least: 2500 },
      { what: 'API from memory (settings)', path: '/api/settings', least: 3000 },
      { what: 'catalogue API', path: '/api/catalogue', least: 3000 },
      { what: 'catalogue API, search', path: '/api/catalogue?q=epson&sort=price_asc', least: 3000 },
    ]) {
      const { requestsPerSecond, p99 } = await measureThroughput(store.address + path)
      rows.push({ what, unit: 'requests/s', least, measured: requestsPerSecond })
      rows.push({ what: `${what}, p99`, unit: 'ms', most: 30, measured: p99 })
    }
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
  } finally {
    await store.stop()
  }
} finally {
  await rm(dataDir, { recursive: true, force: true })
}
process.exitCode = printTable(rows) ? 0 : 1
