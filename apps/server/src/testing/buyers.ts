import { setTimeout as pause } from 'node:timers/promises'
import { insertSession, insertUser } from '@tecnoclick/api/testing/people'
import { connectDatabase } from '@tecnoclick/database/connect'
import { products } from '@tecnoclick/database/schema/catalogue/products'
import { stockMoves } from '@tecnoclick/database/schema/stock/stock-ledger'

/** Buys over HTTP and retries with the same idempotency key until there is a response. */
export interface Buyer {
  /** The status and, if sold, the order. */
  buy(
    productIds: readonly number[],
    key: string,
  ): Promise<{ status: number; orderId?: number; number?: string }>
}

const recipientPhone = '5555 0101'

export async function makeBuyers(
  databaseUrl: string,
  count: number,
  addressOf: (index: number) => string,
): Promise<Buyer[]> {
  const { db, close } = connectDatabase(databaseUrl, { max: 2 })
  try {
    const buyers: Buyer[] = []
    for (let index = 0; index < count; index++) {
      const userId = await insertUser(db, { email: `buyer-${index}-${Date.now()}@ejemplo.cu` })
      const token = await insertSession(db, userId, new Date())
      buyers.push(buyerOf(token, () => addressOf(index)))
    }
    return buyers
  } finally {
    await close()
  }
}

export async function insertProducts(databaseUrl: string, stocks: readonly number[]): Promise<number[]> {
  const { db, close } = connectDatabase(databaseUrl, { max: 1 })
  try {
    const ids: number[] = []
    for (const stock of stocks) {
      const name = `prueba-${crypto.randomUUID()}`
      const [product] = await db
        .insert(products)
        .values({ sku: name, slug: name, name, price: 1000, stock })
        .returning({ id: products.id })
      const productId = product?.id ?? 0
      const received = { productId, kind: 'received', quantity: stock, stockAfter: stock } as const
      await db.insert(stockMoves).values({ ...received, availableChange: stock })
      ids.push(productId)
    }
    return ids
  } finally {
    await close()
  }
}

/** Says nothing about the order: the shop cannot answer now, or a balancer did not get its answer. */
const unanswered: readonly number[] = [502, 503, 504]

interface Answer {
  status: number
  body: string
}

function buyerOf(token: string, address: () => string): Buyer {
  async function send(method: string, path: string, body?: object, key?: string): Promise<Answer> {
    for (;;) {
      const headers = {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        ...(key && { 'idempotency-key': key }),
      }
      const init = { method, headers, ...(body && { body: JSON.stringify(body) }) }
      const answer = await fetch(`${address()}/api${path}`, init)
        .then(async (response) => ({ status: response.status, body: await response.text() }))
        .catch(() => undefined)
      if (answer && !unanswered.includes(answer.status)) return answer
      await pause(100)
    }
  }

  async function fill(productIds: readonly number[], key: string): Promise<number> {
    for (const productId of productIds) {
      const added = await send('POST', '/cart/items', { productId }, `${key}-${productId}`)
      if (added.status !== 200) return added.status
    }
    return 200
  }

  return {
    async buy(productIds, key) {
      const filled = await fill(productIds, key)
      if (filled !== 200) return { status: filled }
      const { status, body } = await send('POST', '/sellorders', { termsAccepted: true, recipientPhone }, key)
      if (status !== 201) return { status }
      const order: { id: number; noSellOrden: string } = JSON.parse(body)
      return { status, orderId: order.id, number: order.noSellOrden }
    },
  }
}
