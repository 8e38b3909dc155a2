import { type Catalogue, findProductById } from '@tecnoclick/catalogue/catalogue'
import { productsForDevice, suppliesOf } from '@tecnoclick/catalogue/compatible-products'

const shown = 8

/** What fits a device that was sold or repaired here, by its product or its name (catalogue.md#compatible-products). */
export function suppliesFor(catalogue: { read(): Catalogue | Promise<Catalogue> }) {
  return async ({ productId, name }: { productId: number | null; name: string }) => {
    const known = await catalogue.read()
    const product = productId === null ? undefined : findProductById(known, productId)
    const supplies = product ? suppliesOf(known, product) : productsForDevice(known, name).supplies
    return supplies.slice(0, shown).map((supply) => ({ name: supply.name, slug: supply.slug }))
  }
}
