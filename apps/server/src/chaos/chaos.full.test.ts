import { globSync } from 'node:fs'
import { connectDatabase } from '@tecnoclick/database/connect'
import { checkInvariants } from '@tecnoclick/database/invariants'
import { seconds } from '@tecnoclick/domain/platform/duration'
import { expect, test, vi } from 'vitest'
import { insertProducts, makeBuyers } from '../testing/buyers.ts'
import { answers, waitFor } from '../testing/wait-for.ts'
import { openChaosStore } from './testing/chaos-store.ts'
import { type FaultName, faults } from './testing/faults.ts'

vi.setConfig({ testTimeout: 7_200_000 })

const wanted = Number(process.env.CHAOS_KILLS ?? 5)
const isLong = wanted > 5
/** The documented limit is ten seconds; a test run shares its cores with another suite. */
const readyWithin = seconds(isLong ? 10 : 40)

const buyerCount = 16
const short = ['shop', 'postgres', 'webProcess', 'worker', 'neighbour'] as const
const every = Object.keys(faults) as FaultName[]
const schedule: readonly FaultName[] = isLong
  ? Array.from({ length: wanted }, () => every[Math.floor(Math.random() * every.length)] ?? 'shop')
  : short.slice(0, wanted)

test(`${buyerCount} buyers and ${wanted} faults: every confirmed order exists once, without manual repair`, async () => {
  const store = await openChaosStore()
  const productIds = await insertProducts(store.databaseUrl, [50_000, 50_000, 50_000])
  const buyers = await makeBuyers(
    store.databaseUrl,
    buyerCount,
    (index) => store.addresses[index % store.addresses.length] ?? '',
  )

  const confirmed = new Map<string, number>()
  const refused: number[] = []
  let isOver = false
  const buying = buyers.map(async (buyer, index) => {
    for (let count = 0; !isOver; count++) {
      const key = `chaos-${index}-${count}`
      const { status, orderId } = await buyer.buy(index % 2 ? productIds : productIds.toReversed(), key)
      if (orderId === undefined) refused.push(status)
      else confirmed.set(key, orderId)
    }
  })
  const moreOrders = async () => {
    const before = confirmed.size
    await waitFor(() => confirmed.size >= before + buyerCount || undefined, seconds(90))
  }

  const waits: { fault: FaultName; ready: number }[] = []
  for (const fault of schedule) {
    await moreOrders()
    await faults[fault](store)
    const startedAt = performance.now()
    const before = confirmed.size
    for (const address of store.addresses)
      await waitFor(() => answers(`${address}/readyz`), seconds(60)).catch((error: Error) => {
        throw new Error(`${fault}: ${error.message}\n${store.lastOutput()}`)
      })
    await waitFor(() => confirmed.size > before || undefined, seconds(60))
    waits.push({ fault, ready: Math.round(performance.now() - startedAt) })
    if (isLong)
      process.stdout.write(`${waits.length}/${wanted} ${fault}, ready after ${waits.at(-1)?.ready} ms\n`)
  }
  await moreOrders()
  isOver = true
  await Promise.all(buying)
  const longest = Math.max(...waits.map(({ ready }) => ready))
  process.stdout.write(
    `${confirmed.size} orders through ${wanted} faults, ready again after ${longest} ms at most\n`,
  )

  const { db, close } = connectDatabase(store.databaseUrl, { max: 1 })
  try {
    const { rows } = await db.execute<{ id: number; key: string }>(
      "select id, idempotency_key as key from orders where idempotency_key like 'chaos-%'",
    )
    expect(refused, store.faults().join('\n')).toEqual([])
    expect(rows).toHaveLength(confirmed.size)
    expect(new Map(rows.map(({ key, id }) => [key, id]))).toEqual(confirmed)
    const broken = await checkInvariants(db)
    expect(broken.filter(({ offending }) => offending > 0)).toEqual([])
    if (isLong) await expectMailsOnce()
    // Checked last: a lost order is worse than a late one.
    expect(waits.filter(({ ready }) => ready > readyWithin)).toEqual([])
  } finally {
    await close()
  }

  /** Another worker claims the mail of a killed one after a minute. */
  async function expectMailsOnce() {
    await waitFor(async () => {
      const { rows } = await db.execute("select from outbox where state <> 'sent'")
      return rows.length === 0 || undefined
    }, seconds(180)).catch(async () => {
      const { rows } = await db.execute(
        'select state, attempts, last_error, count(*)::int, min(next_attempt_at) from outbox group by 1, 2, 3',
      )
      throw new Error(`Mails wait: ${JSON.stringify(rows)}\n${store.lastOutput()}`)
    })
    const files = globSync('*-order-confirmation.eml', { cwd: store.outbox })
    expect(files).toHaveLength(confirmed.size)
  }
})
