import type { Transaction } from '@tecnoclick/database/connect'
import { brands } from '@tecnoclick/database/schema/catalogue/brands'
import { services, serviceTypes } from '@tecnoclick/database/schema/workshop/services'
import { and, eq } from 'drizzle-orm'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'

/** Only enabled services can be requested, and only enabled brands chosen. */
export async function findUnknownChoice(
  tx: Transaction,
  { serviceId, brandId }: { serviceId: number; brandId?: number | null | undefined },
): Promise<Refusal | undefined> {
  const [service] = await tx
    .select({ id: services.id })
    .from(services)
    .innerJoin(serviceTypes, and(eq(serviceTypes.id, services.typeId), eq(serviceTypes.enable, true)))
    .where(and(eq(services.id, serviceId), eq(services.enable, true)))
  if (!service) return refuse('invalid', { fields: { serviceId: { code: 'required' } } })
  if (!brandId) return undefined
  const isBrand = (await tx.$count(brands, and(eq(brands.id, brandId), eq(brands.enable, true)))) === 1
  return isBrand ? undefined : refuse('invalid', { fields: { brandId: { code: 'brand' } } })
}
