import type { List } from '@tecnoclick/contract/platform/wire'
import type { WaitingAlert } from '@tecnoclick/contract/selling/stock/staff-schemas'
import type { Drizzle } from '@tecnoclick/database/connect'
import { sql } from 'drizzle-orm'
import { isRefusal, type Refusal } from '../../platform/http/refusal.ts'
import type { ListRequest } from '../../platform/listing/list-request.ts'
import {
  holdsWords,
  readPage,
  type Selectable,
  selectPage,
  wireDate,
} from '../../platform/listing/select-page.ts'

export const alertFields = {
  id: 'integer',
  productId: 'integer',
  waiting: 'boolean',
  search: 'text',
  createdDate: 'text',
  notifiedDate: 'text',
  product: 'text',
} as const

const selectable: Selectable = {
  conditions: {
    id: (value) => sql`a.id = ${value}`,
    productId: (value) => sql`a.product_id = ${value}`,
    waiting: (value) => (value === true ? sql`a.notified_at is null` : sql`a.notified_at is not null`),
    search: (value) => holdsWords(sql`a.email || ' ' || p.name || ' ' || p.sku`, value),
  },
  sorting: {
    id: sql`a.id`,
    createdDate: sql`a.created_at`,
    notifiedDate: sql`a.notified_at`,
    product: sql`p.name collate "es-x-icu"`,
  },
  mayBeEmpty: ['notifiedDate'],
  usual: sql`a.created_at desc`,
  tie: sql`a.id desc`,
}

const from = sql`stock_alerts as a join products as p on p.id = a.product_id`
const found = sql`json_build_object(
  'id', a.id, 'email', a.email, 'createdDate', ${wireDate(sql`a.created_at`)},
  'notifiedDate', ${wireDate(sql`a.notified_at`)},
  'product', json_build_object('id', p.id, 'name', p.name, 'sku', p.sku, 'slug', p.slug, 'stock', p.stock)
)`

export async function listAlerts(db: Drizzle, list: ListRequest): Promise<List<WaitingAlert> | Refusal> {
  const selection = selectPage(list, selectable)
  if (isRefusal(selection)) return selection
  return readPage<WaitingAlert>(db, { from, key: sql`a.id`, found }, selection, list)
}
