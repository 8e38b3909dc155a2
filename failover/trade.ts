import { checkInvariants } from '@tecnoclick/database/invariants'
import { seconds } from '@tecnoclick/domain/platform/duration'
import * as currentBuyers from '@tecnoclick/server/testing/buyers'
import { waitFor } from '@tecnoclick/server/testing/wait-for'
import { type Comparison, Ledger, type Stored } from './ledger.ts'
import { askDatabase } from './shop.ts'

export const buyerCount = 16
const prefix = 'failover-'

export interface Trade {
  ledger: Ledger
  /** Answers that were neither an order nor a request to try again. */
  refused: readonly number[]
  /** Waits for as many further orders as there are buyers. */
  moreOrders(limit: number): Promise<void>
  /** Lost and double orders since the last comparison. */
  compare(): Promise<Comparison>
  stop(): Promise<void>
}

/** Buyers who order without a pause through the balancer. */
export async function startTrade(
  databaseUrl: string,
  address: string,
  { insertProducts, makeBuyers }: typeof currentBuyers = currentBuyers,
): Promise<Trade> {
  const productIds = await insertProducts(databaseUrl, [500_000, 500_000, 500_000])
  const buyers = await makeBuyers(databaseUrl, buyerCount, () => address)
  const ledger = new Ledger()
  const refused: number[] = []
  let isOver = false
  const buying = buyers.map(async (buyer, index) => {
    for (let count = 0; !isOver; count++) {
      const key = `${prefix}${index}-${count}`
      const wanted = index % 2 ? productIds : productIds.toReversed()
      const { status, orderId, number = '' } = await buyer.buy(wanted, key)
      if (orderId === undefined) refused.push(status)
      else ledger.add({ key, id: orderId, number, at: performance.now() })
    }
  })
  return {
    ledger,
    refused,
    async moreOrders(limit) {
      const before = ledger.size
      await waitFor(() => ledger.size >= before + buyerCount || undefined, limit)
    },
    async compare() {
      const confirmed = [...ledger.all()]
      return ledger.compare(confirmed, await readStored(databaseUrl))
    },
    async stop() {
      isOver = true
      await Promise.all(buying)
    },
  }
}

function readStored(databaseUrl: string): Promise<Stored[]> {
  return askDatabase(databaseUrl, async ({ pool }) => {
    const { rows } = await pool.query<Stored>(
      `select id, number, idempotency_key as key from orders where idempotency_key like '${prefix}%'`,
    )
    return rows
  })
}

/** The invariants that do not hold, one line each. */
export async function brokenInvariants(databaseUrl: string): Promise<string[]> {
  const results = await askDatabase(databaseUrl, ({ db }) => checkInvariants(db))
  return results
    .filter(({ offending }) => offending > 0)
    .map(({ id, title, offending }) => `invariant ${id} (${title}): ${offending} rows`)
}

/** The newest mail, for `unsentMails`. */
export async function newestMail(databaseUrl: string): Promise<number> {
  const { rows } = await askDatabase(databaseUrl, ({ pool }) =>
    pool.query<{ id: number }>('select coalesce(max(id), 0)::int as id from outbox'),
  )
  return rows[0]?.id ?? 0
}

/** Waits until the jobs machine has sent every mail after that one; a mail of a lost connection is claimed again after a minute. */
export async function unsentMails(databaseUrl: string, after = 0): Promise<string[]> {
  const count = async () => {
    const { rows } = await askDatabase(databaseUrl, ({ pool }) =>
      pool.query<{ count: number }>("select count(*)::int from outbox where state <> 'sent' and id > $1", [
        after,
      ]),
    )
    return rows[0]?.count ?? 0
  }
  return waitFor(async () => ((await count()) === 0 ? [] : undefined), seconds(180)).catch(async () => [
    `${await count()} mails are not sent`,
  ])
}
