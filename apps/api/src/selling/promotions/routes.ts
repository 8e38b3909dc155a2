import { idParams, listOf } from '@tecnoclick/contract/platform/wire'
import * as endpoints from '@tecnoclick/contract/selling/promotions/endpoints'
import * as schemas from '@tecnoclick/contract/selling/promotions/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { promotions, promotionUses } from '@tecnoclick/database/schema/selling/promotions'
import { isPermitted } from '@tecnoclick/domain/people/permissions'
import { toWire } from '@tecnoclick/domain/platform/money'
import { invalidOrderNumber } from '@tecnoclick/domain/platform/order-number'
import { discountLimit } from '@tecnoclick/domain/selling/discount'
import { type PromotionUse, unused } from '@tecnoclick/domain/selling/promotion'
import type { Settings } from '@tecnoclick/domain/site/settings'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { type Actor, actorOf } from '../../platform/audit/record-audit.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { listTable, wireDate } from '../../platform/listing/list-query.ts'
import { atVersion } from '../../platform/rows/at-version.ts'
import { insertAudited, updateVersioned } from '../../platform/rows/audited-writes.ts'
import { nameConstraintFields } from '../../platform/rows/route-decorators.ts'
import { transact } from '../../platform/rows/transact.ts'
import type { MethodCache } from '../payments/method-cache.ts'
import { markPromotedProducts } from './mark-promoted-products.ts'
import { promotionColumns, serializePromotion } from './promotion-terms.ts'
import { previewPromotion, quoteSale } from './quote-sale.ts'

const entity = 'promotion'
const fields = { id: 'integer', name: 'text', code: 'text', active: 'boolean', priority: 'integer' } as const

type Row = typeof promotions.$inferSelect

/** Promotions for staff who set prices, and what a sale by staff costs with them (selling.md#promotions). */
export function promotionRoutes(
  { database: { db }, now }: ApiDeps,
  settings: { read(): Promise<Settings> },
  methods: MethodCache,
): Route[] {
  const staff = { access: 'admin', permission: 'prices:write' } as const
  const show = async (row: Row) => serializePromotion(row, await usesOf(db, row.id), now())
  const codes = async () => (await methods.read()).map(({ code }) => code)

  async function change(
    actor: Actor,
    id: number,
    version: number | undefined,
    changesOf: (tx: Transaction) => Promise<Partial<Row> | Refusal>,
  ) {
    const row = await transact(db, async (tx) => {
      const changes = await changesOf(tx)
      if (isRefusal(changes)) return changes
      return updateVersioned(tx, actor, { table: promotions, entity, id, version, changes })
    })
    if (isRefusal(row)) return row
    await markPromotedProducts(db, now())
    return show(row)
  }

  return nameConstraintFields({ promotions_code_unique: ['code', 'taken'] }, [
    route(
      endpoints.adminPromotions.list,
      { ...staff, summary: 'Promotions', list: fields, response: listOf(schemas.promotionSchema) },
      async ({ list }) => {
        const { data, total } = await listTable(db, promotions, list)
        const counted = await countUses(
          db,
          data.map(({ id }) => id),
        )
        return { data: data.map((row) => serializePromotion(row, counted.get(row.id) ?? 0, now())), total }
      },
    ),
    route(
      endpoints.adminPromotions.get,
      { ...staff, summary: 'One promotion', params: idParams, response: schemas.promotionSchema },
      async ({ params }) => {
        const [row] = await db.select().from(promotions).where(eq(promotions.id, params.id))
        return row ? show(row) : refuse('notFound')
      },
    ),
    route(
      endpoints.adminPromotions.create,
      {
        ...staff,
        summary: 'Create a promotion',
        body: schemas.newPromotionSchema,
        response: schemas.promotionSchema,
        status: 201,
      },
      async (input) => {
        const values = promotionColumns(input.body, { methods: await codes(), ...unused })
        if (isRefusal(values)) return values
        const row = await transact(db, (tx) =>
          insertAudited(tx, actorOf(input), { table: promotions, entity, values }),
        )
        if (isRefusal(row)) return row
        await markPromotedProducts(db, now())
        return show(row)
      },
    ),
    route(
      endpoints.adminPromotions.update,
      {
        ...staff,
        summary: 'Change a promotion; once it is used, what it takes off and for whom stays',
        params: idParams,
        body: schemas.promotionChangeSchema,
        response: schemas.promotionSchema,
      },
      async (input) => {
        const { version, ...body } = input.body
        const { id } = input.params
        const known = await codes()
        return change(actorOf(input), id, version, async (tx) => {
          // No order uses it between the count and the change.
          const [row] = await tx.select().from(promotions).where(eq(promotions.id, id)).for('update')
          const before = atVersion(row, version)
          if (isRefusal(before)) return before
          return promotionColumns(body, { methods: known, before, ...(await countUse(tx, id)) })
        })
      },
    ),
    route(
      endpoints.stopPromotion,
      {
        ...staff,
        summary: 'Stop a promotion at once',
        params: idParams,
        response: schemas.promotionSchema,
      },
      (input) => change(actorOf(input), input.params.id, undefined, async () => ({ active: false })),
    ),
    route(
      endpoints.getPromotionUses,
      {
        ...staff,
        summary: 'The newest orders with a promotion, and what all of them brought',
        params: idParams,
        response: schemas.promotionUsesSchema,
      },
      async ({ params }) => (await readUses(db, params.id)) ?? refuse('notFound'),
    ),
    route(
      endpoints.previewPromotion,
      {
        ...staff,
        summary: 'What a promotion would take off the cart of a customer, or off lines',
        body: schemas.promotionPreviewSchema,
        response: schemas.saleQuoteSchema,
        refusals: ['cartFull', 'methodUnavailable', 'noPrice', 'notFound', 'outOfStock'],
      },
      async ({ body }) => {
        const promotion = promotionColumns(body.promotion, { methods: await codes(), ...unused })
        if (isRefusal(promotion)) return promotion
        const terms = { methods: await methods.read(), discountPercent: 0, now: now() }
        return previewPromotion(db, terms, { ...body, promotion })
      },
    ),
    route(
      endpoints.quoteSale,
      {
        access: 'admin',
        permission: 'orders:write',
        summary: 'What a sale by staff would cost',
        body: schemas.saleQuoteRequestSchema,
        response: schemas.saleQuoteSchema,
        refusals: [
          ...([
            'cartFull',
            'discountTooHigh',
            'methodUnavailable',
            'noPrice',
            'notFound',
            'outOfStock',
          ] as const),
          'promotionRefused',
        ],
      },
      async ({ body, session: { viewer } }) => {
        const percent = discountLimit(isPermitted(viewer, 'prices:write'), await settings.read())
        const terms = { methods: await methods.read(), discountPercent: percent, now: now() }
        return quoteSale(db, terms, body)
      },
    ),
  ])
}

const isCounted = isNull(promotionUses.releasedAt)

function usesOf(db: Drizzle, id: number): Promise<number> {
  return db.$count(promotionUses, and(eq(promotionUses.promotionId, id), isCounted))
}

async function countUse(tx: Transaction, id: number): Promise<PromotionUse> {
  const { rows } = await tx.execute<{ uses: number; mostByOne: number }>(sql`
    select coalesce(sum(uses), 0)::integer as uses,
      coalesce(max(uses) filter (where client_id is not null), 0)::integer as "mostByOne"
    from (
      select client_id, count(*) as uses from promotion_uses
      where promotion_id = ${id} and released_at is null group by client_id
    ) as used`)
  return rows[0] ?? unused
}

async function countUses(db: Drizzle, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: promotionUses.promotionId, uses: sql<number>`count(*)::integer` })
    .from(promotionUses)
    .where(and(inArray(promotionUses.promotionId, [...ids]), isCounted))
    .groupBy(promotionUses.promotionId)
  return new Map(rows.map(({ id, uses }) => [id, uses]))
}

const newest = 50

type UseRow = Omit<schemas.PromotionUses['data'][number], 'noSellOrden'> & { noSellOrden: string | null }

async function readUses(db: Drizzle, id: number): Promise<schemas.PromotionUses | undefined> {
  const { rows } = await db.execute<{
    found: { data: UseRow[]; total: number; sums: schemas.PromotionUses['sums'] }
  }>(sql`
    with used as (
      select u.order_id, o.number, o.buyer_name, u.used_at, o.currency, u.amount + u.delivery as discount, o.total,
        u.released_at is not null as released
      from promotion_uses as u join orders as o on o.id = u.order_id where u.promotion_id = ${id}
    )
    select json_build_object(
      'total', (select count(*) from used),
      'data', coalesce((
        select json_agg(json_build_object(
          'orderId', order_id, 'noSellOrden', number, 'customer', coalesce(buyer_name, ''), 'usedDate', ${wireDate(sql`used_at`)},
          'currency', currency, 'discount', discount, 'total', total, 'released', released
        ) order by used_at desc, order_id desc)
        from (select * from used order by used_at desc, order_id desc limit ${newest}) as last
      ), '[]'),
      'sums', coalesce((
        select json_agg(json_build_object(
          'currency', currency, 'orders', orders, 'discount', discount, 'revenue', revenue
        ) order by currency)
        from (
          select currency, count(*) as orders, sum(discount) as discount, sum(total) as revenue
          from used where not released group by currency
        ) as sums
      ), '[]')
    ) as found from promotions where id = ${id}`)
  const [row] = rows
  if (!row) return undefined
  const { data, total, sums } = row.found
  return {
    data: data.map((use) => ({
      ...use,
      noSellOrden: use.noSellOrden ?? invalidOrderNumber,
      discount: toWire(use.discount),
      total: toWire(use.total),
    })),
    total,
    sums: sums.map((sum) => ({ ...sum, discount: toWire(sum.discount), revenue: toWire(sum.revenue) })),
  }
}
