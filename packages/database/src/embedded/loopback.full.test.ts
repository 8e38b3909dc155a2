import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { adminUrlOf } from '../testing/admin-url.ts'
import { processesIn } from './cluster-processes.ts'
import { joinEmbeddedPostgres } from './join.ts'
import { identify, waitUntilGone } from './process-identity.ts'
import { startOwner } from './testing/owner.ts'
import { clusterOf, emptyStore, loopbackPlatform, query, start, usedStore } from './testing/store.ts'

/** The strategy of Windows, run here: loopback with a password, pg_ctl instead of signals. */
const kept = [{ fact: 'kept' }]
const noLog = () => {}

test('PostgreSQL listens on loopback only, without a socket, on a stable port', async () => {
  const dataDir = await emptyStore('Mi tienda, la ñ')
  const first = await start(dataDir, noLog, loopbackPlatform)
  const [settings] = await query(
    adminUrlOf(dataDir, first.url),
    "select current_setting('listen_addresses') as host, current_setting('unix_socket_directories') as sockets",
  )
  expect(settings).toEqual({ host: '127.0.0.1', sockets: '' })
  expect(new URL(first.url).host).toBe(
    `127.0.0.1:${readFileSync(join(dataDir, 'postgres/port'), 'utf8').trim()}`,
  )
  await first.stop()
  expect(processesIn(clusterOf(dataDir))).toEqual([])
  expect(readFileSync(join(dataDir, 'postgres/postgres.log'), 'utf8')).toContain(
    'received fast shutdown request',
  )
  const second = await start(dataDir, noLog, loopbackPlatform)
  expect(second.url).toBe(first.url)
})

test('a wrong password is refused', async () => {
  const { url } = await start(await usedStore(), noLog, loopbackPlatform)
  for (const login of [
    { username: 'tecnoclick_shop', password: 'wrong' },
    { username: 'tecnoclick', password: new URL(url).password },
    { username: 'postgres', password: new URL(url).password },
  ]) {
    const other = Object.assign(new URL(url), login).href
    await expect(query(other, 'select 1')).rejects.toMatchObject({ code: '28P01' })
  }
})

test('a killed PostgreSQL is restarted at the same address', async () => {
  const postgres = await start(await usedStore(), noLog, loopbackPlatform)
  const { pid, url } = postgres
  process.kill(pid, 'SIGKILL')
  await expect.poll(() => postgres.pid).not.toBe(pid)
  expect(await query(url, 'select fact from memory')).toEqual(kept)
})

test('after kill -9 of the server its PostgreSQL is adopted at the same address', async () => {
  const dataDir = await usedStore()
  const owner = startOwner(dataDir, {}, 'tcp')
  const before = await owner.report
  await owner.kill()
  expect(await start(dataDir, noLog, loopbackPlatform)).toMatchObject({
    adopted: true,
    pid: before.pid,
    url: before.url,
  })
  expect((await joinEmbeddedPostgres({ dataDir, platform: loopbackPlatform })).url).toBe(before.url)
})

test('a server that exits normally stops its PostgreSQL', async () => {
  const owner = startOwner(await usedStore(), {}, 'tcp')
  const { pid } = await owner.report
  const postmaster = identify(pid)
  await owner.exit()
  expect(postmaster && (await waitUntilGone([postmaster], 10_000))).toBe(true)
})

test('a port that another program took is replaced at the next start', async () => {
  const dataDir = await usedStore()
  const first = await start(dataDir, noLog, loopbackPlatform)
  await first.stop()
  await occupy(portOf(first.url))
  const second = await start(dataDir, noLog, loopbackPlatform)
  expect(portOf(second.url)).not.toBe(portOf(first.url))
  expect(await query(second.url, 'select fact from memory')).toEqual(kept)
})

test('a running server keeps its address and waits for a port that was taken', async () => {
  const lines: string[] = []
  const dataDir = await usedStore()
  const postgres = await start(dataDir, (line) => lines.push(line), loopbackPlatform)
  const { pid, url } = postgres
  const port = portOf(url)
  process.kill(pid, 'SIGKILL')
  const intruder = await occupy(port)
  await expect
    .poll(() => lines)
    .toContain(
      `Otro programa ocupa el puerto ${port} de la base de datos: PostgreSQL se iniciará en cuanto quede libre.`,
    )
  intruder.close()
  await expect.poll(() => postgres.pid).not.toBe(pid)
  expect(await query(url, 'select fact from memory')).toEqual(kept)
})

test.each([
  ['missing', (file: string) => rmSync(file)],
  ['nonsense', (file: string) => writeFileSync(file, '80\n')],
])('a port file that is %s is written again', async (_, spoil) => {
  const dataDir = await usedStore()
  const first = await start(dataDir, noLog, loopbackPlatform)
  await first.stop()
  spoil(join(dataDir, 'postgres/port'))
  const second = await start(dataDir, noLog, loopbackPlatform)
  expect(portOf(second.url)).toBeGreaterThanOrEqual(20_000)
  expect(Number(readFileSync(join(dataDir, 'postgres/port'), 'utf8'))).toBe(portOf(second.url))
})

test('a PostgreSQL that cannot start is explained by its log', async () => {
  const dataDir = await usedStore()
  writeFileSync(join(clusterOf(dataDir), 'postgresql.conf'), 'shared_buffers = nonsense\n', { flag: 'a' })
  await expect(start(dataDir, noLog, loopbackPlatform)).rejects.toMatchObject({
    problem: 'start-failed',
    message: expect.stringMatching(/FATAL: .*postgresql.conf/),
  })
})

/** Like any program that listens there; it answers nothing. */
async function occupy(port: number): Promise<Server> {
  const server = createServer()
  onTestFinished(() => void server.close())
  await expect
    .poll(
      () =>
        new Promise((resolve) => {
          server.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true))
        }),
      { interval: 1 },
    )
    .toBe(true)
  return server
}

function portOf(url: string): number {
  return Number(new URL(url).port)
}
