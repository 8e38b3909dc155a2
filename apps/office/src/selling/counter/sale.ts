import type { ProductRow } from '@tecnoclick/contract/catalogue/products/schemas'
import type { CounterSale } from '@tecnoclick/contract/selling/orders/schemas'
import { type PriceTier, priceFor } from '@tecnoclick/domain/catalogue/prices'
import { fromWire } from '@tecnoclick/domain/platform/money'
import { discountedPrice } from '@tecnoclick/domain/selling/discount'
import { maxUnitsPerLine } from '@tecnoclick/domain/selling/quantity'
import type { QuantityValue } from '@tecnoclick/ui/quantity-value'

export interface SaleLine {
  /** Of the line and not the product: a product with options may have several lines. */
  id: number
  product: ProductRow
  quantity: QuantityValue
  /** The id of the chosen value, by the id of the option. */
  chosen: Readonly<Record<number, number>>
  /** Off the price of each unit. */
  discountPercent: number
}

export interface SaleTerms {
  currency: string
  priceTier: PriceTier
}

/** The price of one unit in minor units, by the domain's rule. Undefined if the product has none in that currency. */
export function unitPrice(
  { product, chosen }: SaleLine,
  { currency, priceTier }: SaleTerms,
): number | undefined {
  const surcharges = product.options.flatMap(({ id, values }) =>
    values
      .filter((value) => value.id === chosen[id])
      .map(({ id: valueId, surcharge, surchargeAlt }) => ({
        surcharge: minor(surcharge) ?? 0,
        surchargeMlc: minor(product.inMlc?.surcharges[valueId]),
        surchargeAlt: minor(surchargeAlt) ?? 0,
      })),
  )
  const prices = {
    price: minor(product.price) ?? 0,
    priceMlc: minor(product.inMlc?.price),
    priceAlt: minor(product.priceAlt),
    priceMayorista: minor(product.priceMayorista),
    priceMayoristaMlc: minor(product.inMlc?.priceMayorista),
    priceMayoristaAlt: minor(product.priceMayoristaAlt),
    compareAtPrice: null,
  }
  return priceFor(prices, surcharges, { wholesale: priceTier === 'wholesale', currency })?.amount
}

/** The same after the discount of the line. */
export function soldPrice(line: SaleLine, terms: SaleTerms): number | undefined {
  const price = unitPrice(line, terms)
  return price === undefined ? undefined : discountedPrice(price, line.discountPercent)
}

/** Undefined if a line has no price. */
export function totalOf(lines: readonly SaleLine[], terms: SaleTerms): number | undefined {
  let total = 0
  for (const line of lines) {
    const price = soldPrice(line, terms)
    if (price === undefined) return undefined
    total += price * (line.quantity || 0)
  }
  return total
}

/** The first line that cannot be sold as it is. */
export function findProblem(
  lines: readonly SaleLine[],
  terms: SaleTerms,
): { line: SaleLine; problem: 'price' | 'choice' } | undefined {
  for (const line of lines) {
    if (unitPrice(line, terms) === undefined) return { line, problem: 'price' }
    if (line.product.options.some((option) => isChoiceMissing(line, option)))
      return { line, problem: 'choice' }
  }
  return undefined
}

/** Whether a required option has no value yet. */
export function isChoiceMissing(
  { chosen }: SaleLine,
  { id, required }: ProductRow['options'][number],
): boolean {
  return required && chosen[id] === undefined
}

export function itemsOf(lines: readonly SaleLine[]): CounterSale['items'] {
  return lines.map(({ product, quantity, chosen, discountPercent }) => ({
    productId: product.id,
    quantity: quantity || 1,
    ...(discountPercent > 0 && { discountPercent }),
    options: Object.entries(chosen).map(([optionId, valueId]) => ({ optionId: Number(optionId), valueId })),
  }))
}

/** A product without options that is added again increases the quantity of its line. */
export function addProduct(lines: readonly SaleLine[], product: ProductRow, quantity = 1): SaleLine[] {
  const known = product.options.length === 0 && lines.find((line) => line.product.id === product.id)
  const id = Math.max(0, ...lines.map((line) => line.id)) + 1
  if (!known) return [...lines, { id, product, quantity, chosen: {}, discountPercent: 0 }]
  return lines.map((line) =>
    line === known ? { ...line, quantity: Math.min((line.quantity || 0) + quantity, maxUnitsPerLine) } : line,
  )
}

/** Units of a product in the sale; its lines share the stock. */
export function unitsOf(lines: readonly SaleLine[], productId: number): number {
  return lines.reduce((sum, line) => (line.product.id === productId ? sum + (line.quantity || 0) : sum), 0)
}

/** Replaces the products by fresh ones. A chosen value that no longer exists is dropped. */
export function refreshProducts(lines: readonly SaleLine[], fresh: readonly ProductRow[]): SaleLine[] {
  return lines.map((line) => {
    const product = fresh.find(({ id }) => id === line.product.id) ?? line.product
    const offered = new Set(product.options.flatMap(({ values }) => values.map(({ id }) => id)))
    const chosen = Object.entries(line.chosen).filter(([, value]) => offered.has(value))
    return { ...line, product, chosen: Object.fromEntries(chosen) }
  })
}

function minor(amount: number | null | undefined): number | null {
  return amount == null ? null : (fromWire(amount) ?? null)
}
