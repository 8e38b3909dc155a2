import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { connectDatabase, type Database } from './connect.ts'
import type { ReadSource } from './read-source.ts'
import { type DatabaseProxy, startDatabaseProxy } from './testing/database-proxy.ts'
import { hasPgBouncer, startPgBouncer, throughPooler } from './testing/pgbouncer.ts'
import { type ReplicatedStore, startReplicatedStore } from './testing/replicated-store.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let store: ReplicatedStore
/** Stands for the replica's machine. */
let machine: DatabaseProxy

beforeAll(async () => {
  store = await startReplicatedStore()
  machine = await startDatabaseProxy(store.replica.url)
})
afterAll(async () => {
  await machine.down()
  await store.stop()
})

interface OpenOptions {
  url?: string
  replicaUrl?: string
  maxLagMs?: number
  responseTimeoutMs?: number
}

/** Where the replica has to answer, however busy the machine is. */
const patient = { maxLagMs: 30_000, responseTimeoutMs: 30_000 }

function open(options: OpenOptions = {}): Database {
  const { url = store.primary.url, replicaUrl = machine.url, maxLagMs = 5_000 } = options
  const database = connectDatabase(url, {
    responseTimeoutMs: options.responseTimeoutMs ?? 1_000,
    replica: { url: replicaUrl, maxLagMs },
  })
  onTestFinished(database.close)
  return database
}

/** What the reading server says of itself, and the value of a setting as a row that is written here. */
async function readNote({ pool }: ReadSource): Promise<{ replica: boolean; note: unknown }> {
  const { rows } = await pool.query(
    "select pg_is_in_recovery() as replica, (select value from settings where key = 'note') as note",
  )
  return rows[0]
}

const write = ({ pool }: Database, note: number) =>
  pool.query(
    "insert into settings (key, value, public) values ('note', $1, false) on conflict (key) do update set value = $1",
    [note],
  )

async function onReplica(text: string): Promise<void> {
  const { pool, close } = connectDatabase(store.replica.adminUrl, { max: 1 })
  await pool.query(text).finally(close)
}

test('reads go to the replica and see what was written before them', async () => {
  const database = open(patient)
  for (let note = 1; note <= 50; note++) {
    await write(database, note)
    expect(await database.read(readNote)).toEqual({ replica: true, note })
  }
  expect(database.replica?.reads).toEqual({ replica: 50, primary: 0 })
})

test('what another process has written is seen too', async () => {
  const [writer, reader] = [open(patient), open(patient)]
  for (let note = 100; note < 120; note++) {
    await write(writer, note)
    expect(await reader.read(readNote)).toEqual({ replica: true, note })
  }
})

test('Drizzle reads there as well, and nothing can be written', async () => {
  const database = open()
  const { rows } = await database.read(({ db }) => db.execute('select pg_is_in_recovery() as replica'))
  expect(rows).toEqual([{ replica: true }])
  // Not a failure of the replica but of the caller; on the primary it would be a write that nobody meant.
  await expect(database.read(({ pool }) => pool.query('select 1 / 0'))).rejects.toThrow('division by zero')
})

describe('a replica that is behind', () => {
  test('is not read until it has caught up', async () => {
    const database = open({ maxLagMs: 1_500 })
    await onReplica('select pg_wal_replay_pause()')
    try {
      await write(database, 200)
      expect(await database.read(readNote)).toEqual({ replica: false, note: 200 })
      expect(await database.read(readNote)).toEqual({ replica: false, note: 200 })
      await expect.poll(() => database.replica?.lagMs(), { timeout: 10_000 }).toBeGreaterThan(1_500)
    } finally {
      await onReplica('select pg_wal_replay_resume()')
    }
    await expect.poll(() => database.replica?.lagMs(), { timeout: 10_000 }).toBe(0)
    expect(await database.read(readNote)).toEqual({ replica: true, note: 200 })
  })
})

describe('a replica that fails', () => {
  test('gives way to the primary without an error, and is read again when it is back', async () => {
    const database = open()
    await write(database, 300)
    expect(await database.read(readNote)).toMatchObject({ replica: true })
    await machine.down()
    expect(await database.read(readNote)).toEqual({ replica: false, note: 300 })
    await machine.up(machine.port)
    await expect
      .poll(async () => (await database.read(readNote)).replica, { timeout: 20_000, interval: 200 })
      .toBe(true)
  })

  test('in the middle of a read has its work done by the primary', async () => {
    const database = open()
    const tries: boolean[] = []
    const result = await database.read(async (source) => {
      const { replica } = await readNote(source)
      tries.push(replica)
      if (replica) machine.freeze()
      return readNote(source)
    })
    expect(tries).toEqual([true, false])
    expect(result).toMatchObject({ replica: false })
  })

  test('is not missed if it never was there', async () => {
    const database = open({ replicaUrl: 'postgres://nobody@127.0.0.1:1/nowhere' })
    expect(await database.read(readNote)).toMatchObject({ replica: false })
  })
})

test('of several hosts one that answers is read', async () => {
  const { host } = new URL(machine.url)
  const database = open({ replicaUrl: machine.url.replace(host, `127.0.0.1:1,${host}`) })
  expect(await database.read(readNote)).toMatchObject({ replica: true })
})

test.runIf(hasPgBouncer())('both may be behind poolers', async () => {
  const poolers = await Promise.all([startPgBouncer(store.primary.url), startPgBouncer(store.replica.url)])
  onTestFinished(async () => {
    for (const pooler of poolers) await pooler.stop()
  })
  const [primary, replica] = poolers.map(({ origin }) => throughPooler(store.primary.url, origin))
  const database = connectDatabase(primary ?? '', {
    pooler: 'transaction',
    replica: { url: replica ?? '', pooler: 'transaction', maxLagMs: 5_000 },
  })
  onTestFinished(database.close)
  for (let note = 400; note < 420; note++) {
    await write(database, note)
    expect(await database.read(readNote)).toEqual({ replica: true, note })
  }
})
