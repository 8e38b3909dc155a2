import type { ProductRow } from '@tecnoclick/contract/catalogue/products/schemas'

const priceFields = [
  'price',
  'priceAlt',
  'priceMayorista',
  'priceMayoristaAlt',
  'compareAtPrice',
] as const satisfies (keyof ProductRow)[]

type Priced = Pick<ProductRow, (typeof priceFields)[number] | 'options'>

/** Whether a customer would pay another amount: a price differs, or a surcharge that the option did not have before. */
export function changesPrices(before: Priced, after: Priced): boolean {
  if (priceFields.some((field) => before[field] !== after[field])) return true
  const known = new Map(before.options.flatMap(({ values }) => values.map((value) => [value.id, value])))
  return after.options
    .flatMap(({ values }) => values)
    .some(({ id, surcharge, surchargeAlt }) => {
      const old = known.get(id) ?? { surcharge: 0, surchargeAlt: 0 }
      return surcharge !== old.surcharge || surchargeAlt !== old.surchargeAlt
    })
}
