import type { List } from '@tecnoclick/contract/platform/wire'
import type { StaffStockAlert } from '@tecnoclick/contract/stock/ledger/staff-schemas'
import type { Drizzle } from '@tecnoclick/database/connect'
import { sql } from 'drizzle-orm'
import type { Refusal } from '../../platform/http/refusal.ts'
import { containsWords, type ListDefinition, listQuery, wireDate } from '../../platform/listing/list-query.ts'
import type { ListRequest } from '../../platform/listing/list-request.ts'

export const alertFields = {
  id: 'integer',
  productId: 'integer',
  waiting: 'boolean',
  search: 'text',
  createdDate: 'text',
  notifiedDate: 'text',
  product: 'text',
} as const

const selectable: ListDefinition = {
  filters: {
    id: (value) => sql`a.id = ${value}`,
    productId: (value) => sql`a.product_id = ${value}`,
    waiting: (value) => (value === true ? sql`a.notified_at is null` : sql`a.notified_at is not null`),
    search: (value) => containsWords(sql`concat_ws(' ', a.email, a.words, p.name, p.sku)`, value),
  },
  sorts: {
    id: sql`a.id`,
    createdDate: sql`a.created_at`,
    notifiedDate: sql`a.notified_at`,
    product: sql`coalesce(p.name, a.words) collate "es-x-icu"`,
  },
  nullableSorts: ['notifiedDate'],
  defaultSort: sql`a.created_at desc`,
  tieBreaker: sql`a.id desc`,
}

const from = sql`stock_alerts as a left join products as p on p.id = a.product_id`
const found = sql`json_build_object(
  'id', a.id, 'email', a.email, 'createdDate', ${wireDate(sql`a.created_at`)},
  'notifiedDate', ${wireDate(sql`a.notified_at`)},
  'words', a.words,
  'product', case when p.id is not null then
    json_build_object('id', p.id, 'name', p.name, 'sku', p.sku, 'slug', p.slug, 'stock', p.stock)
  end
)`

export async function listAlerts(db: Drizzle, list: ListRequest): Promise<List<StaffStockAlert> | Refusal> {
  return listQuery<StaffStockAlert>(db, { from, key: sql`a.id`, row: found }, selectable, list)
}
