import {
  brokenInvariants,
  fillCarts,
  startTenPromotions,
  stockUp,
} from '@tecnoclick/server/testing/filled-carts'
import autocannon from 'autocannon'

const buyers = 16
const warmUps = 100
const addsPerCart = 90

export interface Pace {
  perSecond: number
  /** Milliseconds. */
  p99: number
}

/** Carts of three lines ordered by sixteen buyers at a time, each answer after its commit reached the disk. */
export async function measureOrders(address: string, dataDir: string, orders = 2000): Promise<Pace> {
  const tokens = await fillCarts(dataDir, orders + warmUps)
  const url = `${address}/api/sellorders`
  const body = { termsAccepted: true, paymentMethod: 'transfer', recipientPhone: '5555 0101' }
  await postAll(url, tokens.slice(0, warmUps), body)
  const pace = await postAll(url, tokens.slice(warmUps), body)
  const broken = await brokenInvariants(dataDir)
  if (broken.length > 0) throw new Error(`Broken: ${broken.map(({ id }) => id).join(', ')}`)
  return pace
}

const turns = 3

/** Orders a second with ten promotions on, of those without: by turns, because the machine is not equally fast in every minute. */
export async function measurePromotions(address: string, dataDir: string, orders = 1000): Promise<number> {
  const shares: number[] = []
  for (let turn = 0; turn < turns; turn++) {
    const without = await measureOrders(address, dataDir, orders)
    const end = await startTenPromotions(dataDir)
    const within = await measureOrders(address, dataDir, orders).finally(end)
    shares.push(within.perSecond / without.perSecond)
  }
  return shares.toSorted((one, other) => one - other)[Math.floor(turns / 2)] ?? Number.NaN
}

/** Everyone wants the same product: each add waits for the one before it. */
export async function measureAdds(address: string, dataDir: string, adds = 3000): Promise<Pace> {
  const productId = await stockUp(dataDir, adds + warmUps)
  const tokens = await fillCarts(dataDir, Math.ceil((adds + warmUps) / addsPerCart))
  const asked = Array.from({ length: adds + warmUps }, (_, turn) => tokens[turn % tokens.length] ?? '')
  const url = `${address}/api/cart/items`
  await postAll(url, asked.slice(0, warmUps), { productId })
  return postAll(url, asked.slice(warmUps), { productId })
}

/** One request for each token, sixteen at a time. */
async function postAll(url: string, tokens: readonly string[], body: object): Promise<Pace> {
  const queue = tokens.values()
  const { latency, duration, errors, non2xx } = await autocannon({
    url,
    connections: buyers,
    amount: tokens.length,
    // It ends with a sample: a second by default.
    sampleInt: 10,
    requests: [
      {
        method: 'POST',
        body: JSON.stringify(body),
        setupRequest: (request) => ({ ...request, headers: headersFor(queue.next().value ?? '') }),
      },
    ],
  })
  if (errors + non2xx > 0) throw new Error(`${url} failed ${errors + non2xx} times`)
  return { perSecond: tokens.length / duration, p99: latency.p99 }
}

function headersFor(token: string): Record<string, string> {
  return {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'idempotency-key': crypto.randomUUID(),
  }
}
