import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export interface PgBouncer {
  /** Host and port. */
  origin: string
  stop(): Promise<void>
}

const host = '127.0.0.1'
const startMs = 10_000
/** Debian keeps it where only root looks. */
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` }

export function hasPgBouncer(): boolean {
  return spawnSync('pgbouncer', ['--version'], { env }).status === 0
}

/** PgBouncer in transaction mode before the PostgreSQL of `url`, for any of its databases. */
export async function startPgBouncer(url: string, more = ''): Promise<PgBouncer> {
  const folder = await mkdtemp(join(tmpdir(), 'tecnoclick-pgbouncer-'))
  const port = await freePort()
  await writeFile(join(folder, 'users.txt'), userList(url))
  await writeFile(join(folder, 'pgbouncer.ini'), `${settings(url, folder, port)}${more}\n`)
  await chmod(folder, 0o755)
  const child = spawn('pgbouncer', [join(folder, 'pgbouncer.ini')], {
    ...(await ownerOf(url)),
    stdio: 'ignore',
    env,
  })
  const ended = once(child, 'exit')
  await Promise.race([untilListening(port), ended.then(refuse)])
  return {
    origin: `${host}:${port}`,
    async stop() {
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function refuse(): never {
  throw new Error('PgBouncer ended at once.')
}

/** The user of the embedded PostgreSQL: nobody else reaches its socket, and PgBouncer refuses to run as root. */
async function ownerOf(url: string): Promise<{ uid?: number; gid?: number }> {
  const socket = new URL(url).searchParams.get('host')
  if (!socket || process.getuid?.() !== 0) return {}
  const { uid, gid } = await stat(socket)
  return { uid, gid }
}

function userList(url: string): string {
  const { username, password } = new URL(url)
  return `"${decodeURIComponent(username)}" "${decodeURIComponent(password)}"\n`
}

function settings(url: string, folder: string, port: number): string {
  const { hostname, port: serverPort, searchParams } = new URL(url)
  return `[databases]
* = host=${searchParams.get('host') ?? hostname} port=${searchParams.get('port') ?? (serverPort || 5432)}

[pgbouncer]
pool_mode = transaction
listen_addr = ${host}
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${join(folder, 'users.txt')}
default_pool_size = 10
max_client_conn = 1000
server_idle_timeout = 5
# By default a query waits two minutes while PostgreSQL is down, and 15 s more when it is back.
query_wait_timeout = 2
server_login_retry = 0.1
`
}

/** The same database through a pooler. */
export function throughPooler(url: string, origin: string): string {
  return Object.assign(new URL(url), { search: '', host: origin }).href
}

async function untilListening(port: number): Promise<void> {
  for (const deadline = Date.now() + startMs; ; ) {
    const socket = connect(port, host)
    const isListening = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false)
    socket.destroy()
    if (isListening) return
    if (Date.now() > deadline) throw new Error('PgBouncer did not begin to listen.')
    await sleep(50)
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, host)
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  return typeof address === 'object' && address ? address.port : 0
}
