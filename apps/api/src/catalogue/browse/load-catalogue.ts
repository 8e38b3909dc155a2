import type { CatalogueData, CatalogueProduct } from '@tecnoclick/catalogue/model'
import type { Database } from '@tecnoclick/database/connect'
import { loadDictionaries } from './load-dictionaries.ts'
import { loadAllProducts, type ProductRecord } from './load-products.ts'
import type { SoldUnits } from './load-sold.ts'

/** The whole catalogue as the shop window has it: nothing that is switched off. */
export async function loadCatalogue(database: Database, sold: SoldUnits): Promise<CatalogueData> {
  const [dictionaries, products] = await Promise.all([loadDictionaries(database), loadAllProducts(database)])
  return { ...dictionaries, products: products.map((product) => withSold(product, sold)) }
}

export function withSold(product: ProductRecord, sold: SoldUnits): CatalogueProduct {
  return { ...product, sold: sold.get(product.id) ?? 0 }
}
