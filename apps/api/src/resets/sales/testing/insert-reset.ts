import { randomBytes } from 'node:crypto'
import { type Database, inTransaction } from '@tecnoclick/database/connect'
import { brands } from '@tecnoclick/database/schema/catalogue/brands'
import { resets } from '@tecnoclick/database/schema/resets/resets'
import { storeFile } from '@tecnoclick/database/store-file'

let made = 0

/** A reset of 2,000.00 CUP whose zip has more than one chunk. */
export async function insertReset({ db }: Pick<Database, 'db'>) {
  made += 1
  const bytes = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), randomBytes(1_200_000)])
  const name = `epson-l${made}-reset.zip`
  const model = `L${made}`
  return inTransaction(db, async (tx) => {
    await storeFile(tx, { name, contentType: 'application/zip', kind: 'reset', visibility: 'private' }, bytes)
    const [brand] = await tx
      .insert(brands)
      .values({ slug: `epson-${made}`, name: `EPSON ${made}` })
      .returning()
    if (!brand) throw new Error('The brand was not stored')
    const [reset] = await tx
      .insert(resets)
      .values({
        brandId: brand.id,
        device: 'Impresora',
        model,
        typeFile: 'Reset',
        price: 200_000,
        file: name,
      })
      .returning()
    if (!reset) throw new Error('The reset was not stored')
    return { id: reset.id, brandId: brand.id, model, name, bytes }
  })
}
