import { type PriceField, priceFields, type SetPrices } from './prices.ts'

/** Prices and rates that are more likely a slip than meant. Whoever sets one is asked before it is taken. */

const rateTolerance = 0.2
const priceFactor = 10

/** More than a fifth away from the last rate. */
export function isUnusualRate(rate: number, last: number | undefined): boolean {
  return last !== undefined && Math.abs(rate - last) > last * rateTolerance
}

/** Less than a tenth or more than ten times what is usual. */
export function isFarFrom(value: number, usual: number): boolean {
  return value * priceFactor < usual || value > usual * priceFactor
}

/**
 * The first changed price that is far from its usual relation: CUP to USD by the usual rate, MLC to USD, wholesale to retail, new to
 * old. What was unusual before and is not touched does not count.
 */
export function findUnusualPrice(
  before: SetPrices | undefined,
  after: SetPrices,
  usualRate: number | undefined,
): PriceField | undefined {
  const isChanged = (field: PriceField) => (before?.[field] ?? null) !== (after[field] ?? null)
  const isFar = (value: number | null | undefined, base: number | null | undefined, ratio = 1) =>
    value != null && base != null && isFarFrom(value, base * ratio)
  for (const [alt, base] of cupPairs) {
    const isPairChanged = isChanged(alt) || isChanged(base)
    if (usualRate !== undefined && isPairChanged && isFar(after[alt], after[base], usualRate)) {
      return isChanged(alt) ? alt : base
    }
  }
  for (const [own, base] of mlcPairs) if (isChanged(own) && isFar(after[own], after[base])) return own
  if (isChanged('priceMayorista') && isFar(after.priceMayorista, after.price)) return 'priceMayorista'
  return before && priceFields.find((field) => isFar(after[field], before[field]))
}

const cupPairs = [
  ['priceAlt', 'price'],
  ['priceMayoristaAlt', 'priceMayorista'],
] as const
const mlcPairs = [
  ['priceMlc', 'price'],
  ['priceMayoristaMlc', 'priceMayorista'],
] as const
