import type { Database } from '@tecnoclick/database/connect'
import { brands } from '@tecnoclick/database/schema/catalogue/brands'
import { services, serviceTypes } from '@tecnoclick/database/schema/workshop/services'
import sharp from 'sharp'
import type { Person } from '../../../testing/test-api.ts'

let made = 0

/** An enabled service and a brand. */
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
  if (!type || !brand) throw new Error('The service was not stored')
  const [service] = await db
    .insert(services)
    .values({ name: `Reparación ${made}`, typeId: type.id })
    .returning()
  if (!service) throw new Error('There are no services')
  return { typeId: type.id, serviceId: service.id, brandId: brand.id, failure: 'No imprime el negro' }
}

export async function uploadPhoto({ fetch }: Pick<Person, 'fetch'>): Promise<string> {
  const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#2563eb' } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.set('photo', new File([new Uint8Array(picture)], '../../fault.png'))
  const response = await fetch('/files/photos', { method: 'POST', body: form })
  const { files } = await response.json()
  return files[0].originalname
}

/** The ticket token of the last mail with a link. */
export function tokenIn(text: string): string {
  return /\/services\/ticket\/([\w-]{43})/.exec(text)?.[1] ?? ''
}
