import type { WalkIn } from '@tecnoclick/contract/workshop/service-orders/walk-in-schemas'
import type { Transaction } from '@tecnoclick/database/connect'
import { brands } from '@tecnoclick/database/schema/catalogue/brands'
import { toSlug } from '@tecnoclick/domain/platform/slug'
import { sql } from 'drizzle-orm'
import { type Actor, recordAudit } from '../../platform/audit/record-audit.ts'

/**
 * The brand of a device that is left at the counter. One that nobody has named yet becomes a row that is switched off: the shop
 * repairs what it does not sell (workshop.md#at-the-counter).
 */
export async function brandOfDevice(tx: Transaction, actor: Actor, walkIn: WalkIn): Promise<number> {
  const { brandId, brandName } = walkIn
  if (brandId) return brandId
  const name = brandName ?? ''
  const [known] = await tx
    .select({ id: brands.id })
    .from(brands)
    .where(sql`lower(${brands.name}) = lower(${name}::text)`)
    .limit(1)
  if (known) return known.id
  const slug = `${toSlug(name)?.slice(0, 70) ?? 'marca'}-${crypto.randomUUID().slice(0, 6)}`
  const [made] = await tx.insert(brands).values({ name, slug, enable: false }).returning({ id: brands.id })
  if (!made) throw new Error('The brand was not stored')
  await recordAudit(tx, actor, {
    action: 'create',
    entity: 'brand',
    entityId: made.id,
    after: { name, enable: false },
  })
  return made.id
}
