import type { Database } from '@tecnoclick/database/connect'
import { brands } from '@tecnoclick/database/schema/catalogue/brands'
import { services, serviceTypes } from '@tecnoclick/database/schema/workshop/services'
import sharp from 'sharp'
import type { Person } from '../../../testing/test-api.ts'

let made = 0

/** A service on offer and a brand that is repaired. */
export async function openWorkshop({ db }: Pick<Database, 'db'>) {
  made += 1
  const [type] = await db
    .insert(serviceTypes)
    .values({ name: `Impresoras ${made}` })
    .returning()
  const [brand] = await db
    .insert(brands)
    .values({ slug: `marca-${made}`, name: `Marca ${made}` })
    .returning()
  if (!type || !brand) throw new Error('The workshop did not open')
  const [service] = await db
    .insert(services)
    .values({ name: `Reparación ${made}`, typeId: type.id })
    .returning()
  if (!service) throw new Error('The workshop offers nothing')
  return { typeId: type.id, serviceId: service.id, brandId: brand.id, failure: 'No imprime el negro' }
}

export async function uploadPhoto({ fetch }: Pick<Person, 'fetch'>): Promise<string> {
  const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#2563eb' } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.set('photo', new File([new Uint8Array(picture)], '../../fault.png'))
  const answer = await fetch('/files/photos', { method: 'POST', body: form })
  const { files } = await answer.json()
  return files[0].originalname
}

/** The token in the link of the last mail that has one. */
export function tokenIn(text: string): string {
  return /\/services\/ticket\/([\w-]{43})/.exec(text)?.[1] ?? ''
}
