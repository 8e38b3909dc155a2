import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import type { Drizzle } from '@tecnoclick/database/connect'
import { noonOf } from '@tecnoclick/domain/platform/havana-day'
import { textIn } from '@tecnoclick/domain/platform/localized-text'
import type { Settings } from '@tecnoclick/domain/site/settings'
import { sql } from 'drizzle-orm'
import type { PaperWords } from '../../platform/papers/paper-words.ts'
import type { MethodCache } from '../payments/method-cache.ts'
import { readReturnableLines } from '../returns/read-order-returns.ts'
import type { OrderFacts } from './order-papers.ts'

interface Source {
  db: Drizzle
  methods: MethodCache
  words: PaperWords
  settings: Settings
  now: Date
}

/** What a paper of an order says that the order does not. */
export async function readOrderFacts(source: Source, order: Order): Promise<OrderFacts> {
  const { db, words, settings } = source
  const { rows } = await db.execute<{ role: string | null; completedAt: string | null }>(sql`
    select u.role, o.completed_at as "completedAt" from orders as o left join users as u on u.id = o.client_id
    where o.id = ${order.id}`)
  const completedAt = rows[0]?.completedAt ? new Date(rows[0].completedAt) : null
  return {
    ...{ words, settings, isBusiness: rows[0]?.role === 'business' },
    methodName: await methodNames(source.methods, words),
    warranties: completedAt ? await readWarranties(source, order, completedAt) : [],
  }
}

export async function methodNames(
  methods: Pick<MethodCache, 'read'>,
  { locale }: PaperWords,
): Promise<(code: string) => string> {
  const names = new Map((await methods.read()).map(({ code, name }) => [code, textIn(name, locale)]))
  return (code) => names.get(code) ?? code
}

/** One text where the warranties of all products end on the same day, otherwise one for each product that has one. */
async function readWarranties(
  { db, words, settings, now }: Source,
  { id, status, clientId }: Order,
  completedAt: Date,
): Promise<string[]> {
  const { t, date, typed } = words
  const { returnDays } = settings
  const lines = await readReturnableLines(db, id, { status, clientId, completedAt }, { returnDays, now })
  const isOneDay = new Set(lines.map(({ warrantyUntil }) => warrantyUntil)).size === 1
  const texts = lines.flatMap(({ name, warrantyUntil }) => {
    if (!warrantyUntil) return []
    const text = t('orders.returns.warrantyUntil', { date: date(noonOf(warrantyUntil)) })
    return isOneDay ? text : `${typed(name)}: ${text}`
  })
  return [...new Set(texts)]
}
