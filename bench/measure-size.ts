import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { transformPassword } from '@tecnoclick/domain/people/password-transform'
import { spawnStore } from '@tecnoclick/server/testing/spawn-store'
import { measureMemory } from './measure-memory.ts'
import { measureStart } from './measure-start.ts'
import type { Row } from './print-table.ts'

const repository = join(import.meta.dirname, '..')
const rounds = 60
const settleSeconds = 20

/** What the office asks for. Without a limit the API returns up to 500 rows. */
const rows = 'filter[limit]=25'
const lists = [
  `/api/sellorders?${rows}`,
  `/api/sellorders?${rows}&filter[where][status]=PENDIENTE`,
  `/api/sellorders?${rows}&filter[where][search]=garcia`,
  `/api/sellorders?${rows}&filter[where][paid]=false`,
  `/api/admin/payments?${rows}`,
  `/api/admin/customers?${rows}`,
  `/api/admin/customers?${rows}&filter[where][search]=garcia`,
  `/api/admin/mails?${rows}`,
  `/api/admin/mails?${rows}&filter[where][search]=garcia`,
  '/api/admin/search?q=garcia',
  '/api/admin/waiting',
  '/api/admin/closing',
  '/api/admin/margins?days=30',
]

/**
 * What a large shop costs: `dataDir` is one that `npm run seed:large 100000 1000000` has filled. Its office as one person
 * uses it, its start, the memory of its catalogue, and a backup that is restored elsewhere.
 */
export async function* measureSize(dataDir: string): AsyncGenerator<Row> {
  // The first start may have to migrate, and stores the image of the catalogue.
  await measureStart(dataDir)
  yield {
    what: 'start to a served page',
    unit: 's',
    most: 6,
    isSpeed: true,
    measured: await measureStart(dataDir),
  }
  const without = await measureIdle(await mkdtemp(join(tmpdir(), 'tecnoclick-size-')), true)
  const withCatalogue = await measureIdle(dataDir, false)
  const catalogue = withCatalogue - without
  yield { what: 'memory of the catalogue in a process', unit: 'MB', most: 250, measured: catalogue }
  const store = await spawnStore({ DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '1000' })
  try {
    const cookie = await signIn(store.address)
    await pause(settleSeconds * 1000)
    for (const path of lists) {
      const measured = await p95(store.address + path, cookie)
      yield { what: `${path}, p95`, unit: 'ms', most: 200, isSpeed: true, measured }
    }
    const dashboard = await p95(`${store.address}/api/admin/dashboard?days=30`, cookie)
    yield { what: 'dashboard of 30 days, p95', unit: 'ms', most: 500, isSpeed: true, measured: dashboard }
  } finally {
    await store.stop()
  }
  yield* measureBackup(dataDir)
}

/** Megabytes of a shop of one process after its start. */
async function measureIdle(dataDir: string, isTemporary: boolean): Promise<number> {
  const store = await spawnStore({ DATA_DIR: dataDir, PROCESSES: '1' })
  try {
    await (await fetch(store.address)).text()
    await pause(settleSeconds * 1000)
    const [memory] = await measureMemory('', store.pid, 0)
    return memory?.measured ?? Number.NaN
  } finally {
    await store.stop()
    if (isTemporary) await rm(dataDir, { recursive: true, force: true })
  }
}

async function signIn(address: string): Promise<string> {
  const email = 'admin@demo.cu'
  const response = await fetch(`${address}/api/security/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address, 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ email, password: transformPassword(email, 'Demo1234') }),
  })
  if (!response.ok) throw new Error(`The administrator could not sign in: ${response.status}`)
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

async function p95(url: string, cookie: string): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const startedAt = performance.now()
    const response = await fetch(url, { headers: { cookie } })
    await response.arrayBuffer()
    // The database gave up: slower than any limit.
    if (!response.ok) return Number.POSITIVE_INFINITY
    times.push(performance.now() - startedAt)
  }
  return times.toSorted((a, b) => a - b)[Math.ceil(rounds * 0.95) - 1] ?? Number.NaN
}

/** Seconds and the most memory of each command. */
async function* measureBackup(dataDir: string): AsyncGenerator<Row> {
  const folder = await mkdtemp(join(tmpdir(), 'tecnoclick-backup-'))
  const file = join(folder, 'shop.backup.zst')
  try {
    for (const [name, folderOfShop] of [
      ['backup', dataDir],
      ['restore', join(folder, 'restored')],
    ] as const) {
      const { seconds, megabytes } = await runCommand(name, [file], folderOfShop)
      yield { what: name, unit: 's', measured: seconds }
      yield { what: `${name}, most memory`, unit: 'MB', most: 400, measured: megabytes }
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function runCommand(name: string, args: readonly string[], dataDir: string) {
  const startedAt = performance.now()
  const command = join(repository, `apps/server/src/commands/${name}.ts`)
  const report = join(import.meta.dirname, 'report-memory.ts')
  const { stderr } = await promisify(execFile)(process.execPath, ['--import', report, command, ...args], {
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: resolve(dataDir) },
    maxBuffer: 2 ** 26,
  })
  const kilobytes = Number(/^most memory: (\d+) kB$/m.exec(stderr)?.[1])
  return { seconds: (performance.now() - startedAt) / 1000, megabytes: kilobytes / 1024 }
}
