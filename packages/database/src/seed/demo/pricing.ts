/** Pesos a dollar costs in the street; the demo's CUP prices follow it, rounded as a shop would write them. */
const pesosPerDollar = 390
const roundedTo = 10

/** Minor units of USD and MLC. */
export function dollars(amount: number): number {
  return Math.round(amount * 100)
}

/** Minor units of CUP for a price in dollars, in whole tens of pesos. */
export function pesosFor(amount: number): number {
  return Math.round((amount * pesosPerDollar) / roundedTo) * roundedTo * 100
}

export type Tier = 'retail' | 'wholesale'
export type Currency = 'USD' | 'MLC' | 'CUP'

type FourPrices = { price: number; priceAlt: number; priceMayorista: number; priceMayoristaAlt: number }
type Surcharge = { surcharge: number; surchargeAlt: number }

export function pricesFor(product: { price: number; wholesale: number }): FourPrices {
  return {
    price: dollars(product.price),
    priceAlt: pesosFor(product.price),
    priceMayorista: dollars(product.wholesale),
    priceMayoristaAlt: pesosFor(product.wholesale),
  }
}

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
