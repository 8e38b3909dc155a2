import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answers } from '@tecnoclick/server/testing/wait-for'

export interface Balancer {
  address: string
  /** Answers from 500 on, and requests without an answer. */
  failures: string[]
  /** Sends no more requests to a machine, as an operator does before stopping it, until `putBack`. */
  takeOut(machine: string): void
  putBack(machine: string): void
  stop(): Promise<void>
}

const host = '127.0.0.1'
const healthIntervalMs = 1_000

/**
 * What docs/operations/many-machines.md asks of a balancer and no more: turns, health by `/readyz`, and another machine where
 * a connection is refused or a GET gets no answer.
 */
export async function startBalancer(machines: readonly string[]): Promise<Balancer> {
  const ready = new Set<string>()
  const failures: string[] = []
  const out = new Set<string>()
  let turn = 0

  const check = () =>
    Promise.all(
      machines.map(async (machine) => {
        if ((await answers(`${machine}/readyz`)) && !out.has(machine)) ready.add(machine)
        else ready.delete(machine)
      }),
    )

  function nextMachines(): string[] {
    turn += 1
    const candidates = ready.size > 0 ? [...ready] : [...machines]
    return candidates.map((_, index) => candidates[(turn + index) % candidates.length] ?? '')
  }

  async function relay(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = Buffer.concat(await incoming.toArray())
    const what = `${incoming.method} ${incoming.url}`
    let reason = 'no machine'
    for (const machine of nextMachines()) {
      const answer = await ask(machine, incoming, body).catch((error: NodeJS.ErrnoException) => error)
      if (!(answer instanceof Error)) {
        const status = answer.statusCode ?? 500
        if (status >= 500) failures.push(`${what}: ${status} of ${machine}`)
        outgoing.writeHead(status, answer.headers)
        answer.on('error', () => {
          failures.push(`${what}: ${machine} broke off`)
          outgoing.destroy()
        })
        answer.pipe(outgoing)
        return
      }
      reason = answer.code ?? answer.message
      ready.delete(machine)
      if (reason !== 'ECONNREFUSED' && incoming.method !== 'GET') break
    }
    failures.push(`${what}: ${reason}`)
    outgoing.writeHead(502).end()
  }

  await check()
  const timer = setInterval(check, healthIntervalMs)
  const server = createServer((incoming, outgoing) => {
    relay(incoming, outgoing).catch(() => outgoing.destroy())
  }).listen(0, host)
  await once(server, 'listening')
  return {
    address: `http://${host}:${(server.address() as AddressInfo).port}`,
    failures,
    takeOut(machine) {
      out.add(machine)
      ready.delete(machine)
    },
    putBack: (machine) => void out.delete(machine),
    async stop() {
      clearInterval(timer)
      server.close()
      server.closeAllConnections()
    },
  }
}

function ask(
  machine: string,
  { method, url, headers }: IncomingMessage,
  body: Buffer,
): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const forwarded = { ...headers, 'x-forwarded-for': host, 'x-forwarded-proto': 'http' }
  request(machine + url, { method, headers: forwarded, agent: false }, resolve)
    .on('error', reject)
    .end(body)
  return promise
}
