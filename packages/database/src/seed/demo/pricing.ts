/** Cents or centavos of an amount with two decimals. */
export function minorUnits(amount: number): number {
  return Math.round(amount * 100)
}

export type Tier = 'retail' | 'wholesale'
export type Currency = 'USD' | 'MLC' | 'CUP'

export type FourPrices = {
  price: number
  priceAlt: number
  priceMayorista: number
  priceMayoristaAlt: number
}
type Surcharge = { surcharge: number; surchargeAlt: number }

/** The price of one unit by customer and currency, options included (catalogue.md#prices). */
export function unitPrice(
  prices: FourPrices,
  chosen: readonly Surcharge[],
  tier: Tier,
  currency: Currency,
): number {
  const inPesos = currency === 'CUP'
  const retail = inPesos ? prices.priceAlt : prices.price
  const wholesale = inPesos ? prices.priceMayoristaAlt : prices.priceMayorista
  const extra = chosen.reduce((sum, value) => sum + (inPesos ? value.surchargeAlt : value.surcharge), 0)
  return (tier === 'wholesale' ? wholesale : retail) + extra
}
