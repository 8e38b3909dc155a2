import type { Passport } from '@tecnoclick/contract/stock/passports/schemas'
import type { Drizzle } from '@tecnoclick/database/connect'
import { sql } from 'drizzle-orm'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { hashToken } from '../../platform/session/token.ts'
import { deviceArguments, devices, repairsOfDevice, type StoredDevice, warrantyOf } from './device.ts'

/** What fits a device; passed in, because areas do not import each other. */
export type SuppliesFor = (device: {
  productId: number | null
  name: string
}) => Promise<Passport['supplies']>

/** For whoever scans: nothing of persons, orders and money. A link that ended answers as one that never existed. */
export async function readPassport(
  db: Drizzle,
  token: string,
  { suppliesFor, now }: { suppliesFor: SuppliesFor; now: Date },
): Promise<Passport | Refusal> {
  const { rows } = await db.execute<{ found: StoredDevice & Pick<Passport, 'repairs'> }>(sql`
    select json_build_object(${deviceArguments}, 'repairs', (
      select coalesce(json_agg(json_build_object('service', k.name, 'count', k.count) order by k.name), '[]') from (
        select v.name, count(*)::integer as count from ${repairsOfDevice} group by v.name
      ) as k
    )) as found
    from ${devices} where d.id = (
      select t.passport_id from passport_tokens as t where t.token_hash = ${hashToken(token)} and t.revoked_at is null
    )`)
  const [row] = rows
  if (!row) return refuse('notFound')
  const { model, brand, slug, stolen, repairs, productId } = row.found
  const name = model.toLowerCase().startsWith(brand.toLowerCase()) ? model : `${brand} ${model}`
  return {
    ...{ model, brand, slug, stolen, repairs },
    warranty: warrantyOf(row.found, now),
    supplies: await suppliesFor({ productId, name }),
  }
}
