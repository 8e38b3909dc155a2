import { Agent, request } from 'node:http'
import { brokenInvariants, fillCarts, stockUp } from '@tecnoclick/server/testing/filled-carts'

const buyers = 16
const warmUps = 100
const addsPerCart = 90

export interface Pace {
  perSecond: number
  /** Milliseconds. */
  p99: number
}

/** Sixteen concurrent buyers order carts of three lines. Each response follows a commit on disk. */
export async function measureOrders(address: string, dataDir: string, orders = 2000): Promise<Pace> {
  const tokens = await fillCarts(dataDir, orders + warmUps)
  const place = (token: string) =>
    post(`${address}/api/sellorders`, token, { termsAccepted: true, paymentMethod: 'transfer' }, 201)
  await inParallel(tokens.slice(0, warmUps), place)
  const pace = await inParallel(tokens.slice(warmUps), place)
  const broken = await brokenInvariants(dataDir)
  if (broken.length > 0) throw new Error(`Broken: ${broken.map(({ id }) => id).join(', ')}`)
  return pace
}

/** All want the same product, so each waits for the lock of the previous one. */
export async function measureAdds(address: string, dataDir: string, adds = 3000): Promise<Pace> {
  const productId = await stockUp(dataDir, adds + warmUps)
  const tokens = await fillCarts(dataDir, Math.ceil((adds + warmUps) / addsPerCart))
  const turns = Array.from({ length: adds + warmUps }, (_, turn) => tokens[turn % tokens.length] ?? '')
  const add = (token: string) => post(`${address}/api/cart/items`, token, { productId }, 200)
  await inParallel(turns.slice(0, warmUps), add)
  return inParallel(turns.slice(warmUps), add)
}

async function inParallel(tokens: readonly string[], act: (token: string) => Promise<void>): Promise<Pace> {
  const waited: number[] = []
  const queue = tokens.values()
  const startedAt = performance.now()
  const work = async () => {
    for (const token of queue) {
      const sent = performance.now()
      await act(token)
      waited.push(performance.now() - sent)
    }
  }
  await Promise.all(Array.from({ length: buyers }, work))
  const seconds = (performance.now() - startedAt) / 1000
  waited.sort((a, b) => a - b)
  return { perSecond: tokens.length / seconds, p99: waited[Math.floor(waited.length * 0.99)] ?? 0 }
}

const agent = new Agent({ keepAlive: true, maxSockets: buyers })

function post(url: string, token: string, body: object, expected: number): Promise<void> {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'idempotency-key': crypto.randomUUID(),
  }
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', agent, headers }, (response) => {
      response.resume().on('end', () => {
        if (response.statusCode === expected) resolve()
        else reject(new Error(`${url} answered ${response.statusCode}`))
      })
    })
    sent.on('error', reject).end(JSON.stringify(body))
  })
}
