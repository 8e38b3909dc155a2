import { existsSync, readdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { processesIn } from './cluster-processes.ts'
import { identify, waitUntilGone } from './process-identity.ts'
import { socketDirectoryFor } from './socket-directory.ts'
import { openStoreFolder } from './store-folder.ts'
import { startOwner } from './testing/owner.ts'
import { clusterOf, emptyStore, query, start, usedStore } from './testing/store.ts'

test('the first start creates a UTF-8 database with builtin C.UTF-8 order and no network access', async () => {
  const lines: string[] = []
  const postgres = await start(await emptyStore('not', 'there', 'yet'), (line) => lines.push(line))

  expect(postgres.adopted).toBe(false)
  expect(lines).toEqual(['Preparando la base de datos por primera vez…'])
  const [database] = await query(
    postgres.url,
    `select current_database() as name, pg_encoding_to_char(encoding) as encoding, datlocale as locale, 'Ñ' ~ '[[:alpha:]]' as letters
     from pg_database where datname = current_database()`,
  )
  expect(database).toEqual({ name: 'tecnoclick', encoding: 'UTF8', locale: 'C.UTF-8', letters: true })
  const settings = await query(
    postgres.url,
    `select name, setting from pg_settings where name in
     ('listen_addresses', 'fsync', 'synchronous_commit', 'full_page_writes', 'max_connections') order by name`,
  )
  expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toEqual({
    fsync: 'on',
    full_page_writes: 'on',
    listen_addresses: '',
    max_connections: '100',
    synchronous_commit: 'on',
  })
})

test('a restart has its data again within a second, even on a busy machine', async () => {
  const dataDir = await usedStore()
  const times: number[] = []
  // The best of three, because other programs use the machine too.
  for (let round = 0; round < 3; round++) {
    const startedAt = performance.now()
    const postgres = await start(dataDir)
    times.push(performance.now() - startedAt)
    expect(await query(postgres.url, 'select fact from memory')).toEqual([{ fact: 'kept' }])
    await postgres.stop()
    expect(processesIn(clusterOf(dataDir))).toEqual([])
  }
  expect(Math.min(...times)).toBeLessThan(1_000)
})

test('a second stop has no effect, and the store can start again in the same process', async () => {
  const dataDir = await usedStore()
  const first = await start(dataDir)
  await Promise.all([first.stop(), first.stop()])
  await first.stop()
  const second = await start(dataDir)
  expect(second.adopted).toBe(false)
  expect(second.pid).not.toBe(first.pid)
})

test('an open transaction does not delay a stop', async () => {
  const postgres = await start(await usedStore())
  const sleeping = query(postgres.url, 'select pg_sleep(60)')
  const ended = expect(sleeping).rejects.toThrow()
  await expect.poll(() => query(postgres.url, waiting)).toHaveLength(1)
  await postgres.stop()
  await ended
})
const waiting = "select from pg_stat_activity where query = 'select pg_sleep(60)'"

test('a server that exits normally stops its PostgreSQL', async () => {
  const owner = startOwner(await usedStore())
  const { pid } = await owner.report
  const postmaster = identify(pid)
  await owner.exit()
  expect(postmaster && (await waitUntilGone([postmaster], 10_000))).toBe(true)
})

test('a data folder with a path of 200 characters or more has its private socket elsewhere, always in the same place', async () => {
  const dataDir = await usedStore('un nombre largo, con ñ y '.repeat(9).trim())
  expect(dataDir.length).toBeGreaterThan(200)
  const postgres = await start(dataDir)
  const directory = socketDirectoryFor(openStoreFolder(dataDir))
  expect(new URL(postgres.url).searchParams.get('host')).toBe(directory)
  expect(dirname(directory)).toBe('/tmp')
  expect(statSync(directory).mode & 0o777).toBe(0o700)
  expect(statSync(directory).uid).toBe(statSync(clusterOf(dataDir)).uid)
  expect(await query(postgres.url, 'select fact from memory')).toEqual([{ fact: 'kept' }])
  await postgres.stop()
  expect(existsSync(directory)).toBe(false)
  const again = await start(dataDir)
  expect(again.url).toBe(postgres.url)
})

test('the path of the data folder may contain spaces, commas, quotes and accents', async () => {
  const postgres = await start(await usedStore('Mi tienda, "la ñ" & más'))
  expect(await query(postgres.url, 'select fact from memory')).toEqual([{ fact: 'kept' }])
})

test.each([
  ['LC_ALL=C', { LC_ALL: 'C' }],
  [
    'a locale that does not exist, with settings for another database,',
    { LC_ALL: 'xx_YY.latin1', PGPORT: '1', PGHOST: '/nowhere', PGSSLMODE: 'require', PGDATA: '/x' },
  ],
])('%s in the environment has no effect', async (_, env) => {
  const owner = startOwner(await emptyStore(), { env: { PATH: process.env.PATH, ...env } })
  const { url } = await owner.report
  const [row] = await query(
    url,
    "select length('ñandú') as letters, current_setting('server_encoding') as encoding",
  )
  expect(row).toEqual({ letters: 5, encoding: 'UTF8' })
})

test('only the cluster, the lock, the owner and the log are left', async () => {
  const dataDir = await usedStore()
  const postgres = await start(dataDir)
  await postgres.stop()
  expect(readdirSync(`${dataDir}/postgres`).sort()).toEqual([
    'cluster',
    'owner.pid',
    'postgres.log',
    'store.lock',
  ])
})
