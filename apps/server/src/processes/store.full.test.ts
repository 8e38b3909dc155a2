import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createTestDatabase } from '@tecnoclick/database/testing'
import { transformPassword } from '@tecnoclick/domain/people/password-transform'
import { expect, onTestFinished, test, vi } from 'vitest'
import { exitCodes } from '../fault.ts'
import { runStore, temporaryFolder } from '../testing/run-store.ts'
import { answers, waitFor } from '../testing/wait-for.ts'

vi.setConfig({ testTimeout: 90_000 })

/** For what happens sooner or later, however busy the machine is. */
const patience = 60_000

/** Faster than an embedded PostgreSQL for tests of something else. */
async function testDatabase() {
  const database = await createTestDatabase()
  onTestFinished(database.drop)
  return database
}

function postmasterPid(dataDir: string): number {
  const [file] = globSync('**/postmaster.pid', { cwd: dataDir })
  return Number.parseInt(readFileSync(join(dataDir, file ?? ''), 'utf8'), 10)
}

/** The child processes of a store, except PostgreSQL. */
function webProcesses(primary: number | undefined): number[] {
  return readFileSync(`/proc/${primary}/task/${primary}/children`, 'utf8')
    .trim()
    .split(' ')
    .map(Number)
    .filter((pid) => commandOf(pid).includes('fixture-store'))
}

/** Empty if the process has ended since it was listed. */
function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && ['ENOENT', 'ESRCH'].includes(String(error.code)))
      return ''
    throw error
  }
}

test('the first start creates the database, serves, and prints address and accounts; SIGTERM stops it', async () => {
  const store = runStore({ DATA_DIR: temporaryFolder(), PROCESSES: '2' })
  const url = await store.address()
  for (const path of ['/', '/api/settings', '/admin', '/healthz', '/readyz']) {
    expect((await fetch(url + path)).status, path).toBe(200)
  }
  for (const expected of ['cliente@demo.cu', 'empresa@demo.cu', 'admin@demo.cu', 'Demo1234']) {
    expect(store.output()).toContain(expected)
  }
  expect(store.output()).toContain('solo se atiende a esta máquina')
  expect(await (await fetch(`${url}/metrics`)).text()).toContain('tecnoclick_http_request_seconds_count')
  for (const pid of webProcesses(store.child.pid)) {
    expect(readFileSync(`/proc/${pid}/cmdline`, 'utf8')).toContain('--max-semi-space-size=')
    expect(readFileSync(`/proc/${pid}/environ`, 'utf8')).toContain('MALLOC_ARENA_MAX=2')
  }
  expect(await store.kill('SIGTERM')).toBe(0)
  expect(store.errors()).toBe('')
})

test('after kill -9 no web process is left, and the next start reuses PostgreSQL', async () => {
  const DATA_DIR = temporaryFolder()
  const killed = runStore({ DATA_DIR, PROCESSES: '2' })
  const url = await killed.address()
  const postmaster = postmasterPid(DATA_DIR)
  await killed.kill('SIGKILL')
  const PORT = new URL(url).port
  const next = runStore({ DATA_DIR, PORT, PROCESSES: '2' })
  expect(await next.address()).toBe(url)
  expect(postmasterPid(DATA_DIR)).toBe(postmaster)
  expect((await fetch(url)).status).toBe(200)
})

test('PostgreSQL and the store recover after kill -9 of PostgreSQL', async () => {
  const DATA_DIR = temporaryFolder()
  const store = runStore({ DATA_DIR, PROCESSES: '1' })
  const url = await store.address()
  const killed = postmasterPid(DATA_DIR)
  process.kill(killed, 'SIGKILL')
  await waitFor(
    async () => ((await answers(`${url}/readyz`)) && postmasterPid(DATA_DIR) !== killed) || undefined,
    patience,
  )
  expect((await fetch(`${url}/api/countries`)).status).toBe(200)
  expect(store.child.exitCode).toBeNull()
})

test('a web process that dies is replaced while the others serve', async () => {
  const database = await testDatabase()
  const store = runStore({ DATABASE_URL: database.url, PROCESSES: '2', DATA_DIR: temporaryFolder() })
  const url = await store.address()
  const before = webProcesses(store.child.pid)
  expect(before).toHaveLength(2)
  process.kill(Number(before[0]), 'SIGKILL')
  await waitFor(() => answers(url), patience)
  await waitFor(() => webProcesses(store.child.pid).find((pid) => !before.includes(pid)), patience)
  expect(webProcesses(store.child.pid)).toContain(before[1])
})

test('a running request finishes before the store closes', async () => {
  const database = await testDatabase()
  const store = runStore({ DATABASE_URL: database.url, PROCESSES: '2', DATA_DIR: temporaryFolder() })
  const url = await store.address()
  await fetch(url)
  const slow = fetch(`${url}/slow?ms=2000`)
  await pause(500)
  const ended = store.kill('SIGTERM')
  expect(await (await slow).text()).toContain('"done":true')
  expect(await ended).toBe(0)
})

test('an external database gets an administrator and no demo accounts, once', async () => {
  const database = await testDatabase()
  const environment = {
    DATABASE_URL: database.url,
    DATA_DIR: temporaryFolder(),
    PROCESSES: '1',
    HOST: '127.0.0.1',
    ADMIN_EMAIL: 'Ana@Tienda.cu',
    ADMIN_PASSWORD: 'Secreta-123',
  }
  for (let times = 0; times < 2; times += 1) {
    const store = runStore(environment)
    await store.address()
    expect(store.output()).not.toContain('@demo.cu')
    expect(store.output()).not.toContain('Secreta-123')
    await store.kill('SIGTERM')
  }
  const { rows } = await database.pool.query('select email, role, password_hash, activated_at from users')
  expect(rows).toEqual([
    {
      email: 'ana@tienda.cu',
      role: 'admin',
      password_hash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/),
      activated_at: expect.any(Date),
    },
  ])
})

test('jobs can run in a separate process', async () => {
  const database = await testDatabase()
  const store = runStore({ DATABASE_URL: database.url, DATA_DIR: temporaryFolder(), JOBS: 'only' })
  await waitFor(() => (store.output().includes('JOBS=only') ? true : undefined), patience)
  expect(await store.kill('SIGTERM')).toBe(0)
})

/** Prints one sentence to stderr, without a stack trace, and sets the exit code of the fault. */
async function expectFault(
  environment: Record<string, string>,
  fault: keyof typeof exitCodes,
  expected: string,
) {
  const store = runStore(environment)
  expect(await store.ended).toBe(exitCodes[fault])
  expect(store.errors()).toMatch(/^✗ [^\n]+\n$/)
  expect(store.errors()).toContain(expected)
  expect(store.errors()).not.toMatch(/\.ts:\d|node:internal|Error:/)
}

test('all errors of a configuration are reported', async () => {
  await expectFault({ PORT: 'many', JOBS: 'never' }, 'configuration', 'JOBS')
})

test('mail without a public address to link to is refused', async () => {
  await expectFault({ SMTP_URL: 'smtp://127.0.0.1:1' }, 'configuration', 'PUBLIC_URL')
  await expectFault({ HOST: '0.0.0.0' }, 'configuration', 'PUBLIC_URL')
})

test('behind a proxy the demo accounts cannot sign in, and sessions they had end', async () => {
  const database = await testDatabase()
  const shop = { DATABASE_URL: database.url, DATA_DIR: temporaryFolder(), PROCESSES: '1' }
  const email = 'admin@demo.cu'
  const json = JSON.stringify({ email, password: transformPassword(email, 'Demo1234') })
  const headers = { 'content-type': 'application/json' }
  const signIn = (url: string) => fetch(`${url}/api/security/login`, { method: 'POST', headers, body: json })
  const atHome = runStore({ ...shop, DEMO: '1' })
  const { token } = await (await signIn(await atHome.address())).json()
  await atHome.kill('SIGTERM')

  const behindProxy = runStore({ ...shop, TRUST_PROXY: '1' })
  const url = await behindProxy.address()
  expect((await signIn(url)).status).toBe(401)
  const me = await fetch(`${url}/api/security/me`, { headers: { authorization: `Bearer ${token}` } })
  expect(await me.json()).toEqual({ user: null })
  expect(behindProxy.output()).toContain('No pueden entrar')
})

test('a taken port is found before anything is begun', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void other.close())
  const { port } = other.address() as AddressInfo
  const DATA_DIR = temporaryFolder()
  await expectFault({ DATA_DIR, PORT: String(port) }, 'port', String(port))
  expect(globSync('**', { cwd: DATA_DIR })).toEqual(['.'])
})

test('a database of a newer version is not changed', async () => {
  const database = await testDatabase()
  const future = '9999_from-the-future.sql'
  await database.pool.query('insert into schema_migrations (name, checksum) values ($1, $2)', [future, 'x'])
  const environment = { DATABASE_URL: database.url, DATA_DIR: temporaryFolder() }
  await expectFault(environment, 'newerDatabase', 'versión más nueva')
})

test('a second store on the same folder is refused, and the first keeps running', async () => {
  const DATA_DIR = temporaryFolder()
  const first = runStore({ DATA_DIR, PROCESSES: '1' })
  const url = await first.address()
  await expectFault({ DATA_DIR }, 'dataDir', 'Ya hay una tienda en marcha')
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
})

test('a data folder that is a file is refused', async () => {
  const file = join(temporaryFolder(), 'data')
  writeFileSync(file, '')
  await expectFault({ DATA_DIR: file }, 'dataDir', 'no es una carpeta')
})

test('an unreachable database is reported with the variable to check', async () => {
  const DATABASE_URL = 'postgres://nobody:hunter2@127.0.0.1:1/nothing'
  await expectFault({ DATABASE_URL, DATA_DIR: temporaryFolder() }, 'database', 'DATABASE_URL')
})

test('a program that cannot be loaded ends the start', async () => {
  const broken = "import cluster from 'node:cluster'; if (cluster.isWorker) throw new Error('half a build')"
  const store = runStore({
    DATA_DIR: temporaryFolder(),
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(broken)}`,
    PROCESSES: '2',
  })
  expect(await store.ended).toBe(exitCodes.other)
  expect(store.errors()).toContain('npm run build')
})
