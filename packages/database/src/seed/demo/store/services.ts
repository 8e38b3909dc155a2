import type { Transaction } from '../../../connect.ts'
import { services, serviceTypes } from '../../../schema/workshop/services.ts'
import { insertRows, numbered } from '../bulk.ts'
import { minorUnits } from '../pricing.ts'
import { serviceTypes as offered } from '../site.ts'
import type { StoredPictures } from './pictures.ts'

/** Ids of the services by slug. */
export async function storeServices(tx: Transaction, pictures: StoredPictures): Promise<Map<string, number>> {
  const types = await numbered(tx, serviceTypes, offered)
  await insertRows(
    tx,
    serviceTypes,
    types.map(({ id, slug, name, description }, position) => {
      return { id, name, description, position, image: pictures.file('services', slug) }
    }),
  )
  const listed = types.flatMap((type) => type.services.map((service) => ({ ...service, type })))
  const rows = await numbered(tx, services, listed)
  await insertRows(
    tx,
    services,
    rows.map(({ id, name, description, slug, type, days, ...price }, position) => {
      const image = pictures.file('services', slug) ?? pictures.file('services', type.slug)
      const priceFrom = minorUnits(price.priceFrom)
      const priceFromAlt = minorUnits(price.priceFromAlt)
      return {
        id,
        name,
        description,
        position,
        image,
        priceFrom,
        priceFromAlt,
        typeId: type.id,
        turnaroundDays: days,
      }
    }),
  )
  return new Map(rows.map(({ slug, id }) => [slug, id]))
}
