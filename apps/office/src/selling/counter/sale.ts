import type { ProductRow } from '@tecnoclick/contract/catalogue/products/schemas'
import type { CounterSale } from '@tecnoclick/contract/selling/orders/schemas'
import { type PriceTier, priceFor } from '@tecnoclick/domain/catalogue/prices'
import { fromWire } from '@tecnoclick/domain/platform/money'
import { maxUnitsPerLine } from '@tecnoclick/domain/selling/quantity'
import type { QuantityValue } from '@tecnoclick/ui/quantity-value'

export interface SaleLine {
  /** Of the line: a product with options may stand in several. */
  id: number
  product: ProductRow
  quantity: QuantityValue
  /** The chosen value of each option. */
  chosen: Readonly<Record<number, number>>
}

export interface SaleTerms {
  currency: string
  priceTier: PriceTier
}

/** One unit in minor units, by the rule that the server uses too; undefined where there is no price. */
export function unitPrice(
  { product, chosen }: SaleLine,
  { currency, priceTier }: SaleTerms,
): number | undefined {
  const surcharges = product.options.flatMap(({ id, values }) =>
    values
      .filter((value) => value.id === chosen[id])
      .map(({ surcharge, surchargeAlt }) => ({
        surcharge: minor(surcharge) ?? 0,
        surchargeAlt: minor(surchargeAlt) ?? 0,
      })),
  )
  const prices = {
    price: minor(product.price) ?? 0,
    priceAlt: minor(product.priceAlt),
    priceMayorista: minor(product.priceMayorista),
    priceMayoristaAlt: minor(product.priceMayoristaAlt),
    compareAtPrice: null,
  }
  return priceFor(prices, surcharges, { wholesale: priceTier === 'wholesale', currency })?.amount
}

/** Undefined while a line has no price. */
export function totalOf(lines: readonly SaleLine[], terms: SaleTerms): number | undefined {
  let total = 0
  for (const line of lines) {
    const price = unitPrice(line, terms)
    if (price === undefined) return undefined
    total += price * (line.quantity || 0)
  }
  return total
}

/** The first line that cannot be sold as it is, and why. */
export function faultIn(
  lines: readonly SaleLine[],
  terms: SaleTerms,
): { line: SaleLine; fault: 'price' | 'choice' } | undefined {
  for (const line of lines) {
    if (unitPrice(line, terms) === undefined) return { line, fault: 'price' }
    if (line.product.options.some((option) => isOpen(line, option))) return { line, fault: 'choice' }
  }
  return undefined
}

/** A choice that has to be made and was not. */
export function isOpen({ chosen }: SaleLine, { id, required }: ProductRow['options'][number]): boolean {
  return required && chosen[id] === undefined
}

export function itemsOf(lines: readonly SaleLine[]): CounterSale['items'] {
  return lines.map(({ product, quantity, chosen }) => ({
    productId: product.id,
    quantity: quantity || 1,
    options: Object.entries(chosen).map(([optionId, valueId]) => ({ optionId: Number(optionId), valueId })),
  }))
}

/** Added twice without options it is two of one line. */
export function withProduct(lines: readonly SaleLine[], product: ProductRow): SaleLine[] {
  const known = product.options.length === 0 && lines.find((line) => line.product.id === product.id)
  const id = Math.max(0, ...lines.map((line) => line.id)) + 1
  if (!known) return [...lines, { id, product, quantity: 1, chosen: {} }]
  return lines.map((line) =>
    line === known ? { ...line, quantity: Math.min((line.quantity || 0) + 1, maxUnitsPerLine) } : line,
  )
}

/** The same lines with their products as they are now; a value that is no longer offered is not chosen any more. */
export function withProductsOf(lines: readonly SaleLine[], fresh: readonly ProductRow[]): SaleLine[] {
  return lines.map((line) => {
    const product = fresh.find(({ id }) => id === line.product.id) ?? line.product
    const offered = new Set(product.options.flatMap(({ values }) => values.map(({ id }) => id)))
    const chosen = Object.entries(line.chosen).filter(([, value]) => offered.has(value))
    return { ...line, product, chosen: Object.fromEntries(chosen) }
  })
}

function minor(amount: number | null): number | null {
  return amount === null ? null : (fromWire(amount) ?? null)
}
