import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawnStore } from '@tecnoclick/server/testing/spawn-store'
import { measureStart } from './measure-start.ts'
import { measureThroughput } from './measure-throughput.ts'
import { printTable, type Row } from './print-table.ts'

/** The budgets of docs/architecture.md that can be measured so far, each against what the shop does here. */
const dataDir = await mkdtemp(join(tmpdir(), 'tecnoclick-bench-'))
const rows: Row[] = []
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
    ]) {
      const { requestsPerSecond, p99 } = await measureThroughput(store.address + path)
      rows.push({ what, unit: 'requests/s', least, measured: requestsPerSecond })
      rows.push({ what: `${what}, p99`, unit: 'ms', most: 30, measured: p99 })
    }
  } finally {
    await store.stop()
  }
} finally {
  await rm(dataDir, { recursive: true, force: true })
}
process.exitCode = printTable(rows) ? 0 : 1
