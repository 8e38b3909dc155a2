import { type PricingContext, priceFor, type Surcharge } from '../catalogue/prices.ts'
import type { PartsOf } from '../stock/plan-hold.ts'
import type { MissingReason } from './cart.ts'
import { type ChosenOption, isValidChoice } from './cart-line.ts'

/** A product as a sale needs it, with all prices and its options. Never sent to clients as it is. */
export interface SaleProduct {
  id: number
  /** It has variants, of which one is bought instead (catalogue.md#variants). */
  isParent?: boolean
  /** Of a variant, whose slug is that of its product. */
  parentId?: number | null
  /** Incremented by edits of staff. */
  version: number
  slug: string
  name: string
  sku: string
  stock: number
  enable: boolean
  price: number
  priceAlt: number | null
  priceMayorista: number | null
  priceMayoristaAlt: number | null
  /** Null: the same as in USD. */
  priceMlc?: number | null
  priceMayoristaMlc?: number | null
  compareAtPrice: number | null
  /** The first picture. */
  image: string | null
  options: SaleOption[]
  /** Of a combo, whose `stock` is that of the smallest part (catalogue.md#combos). */
  combo?: SaleCombo | null
}

export interface SaleCombo {
  /** A service that is included. */
  service: { id: number; name: string } | null
  parts: { quantity: number; product: SaleProduct }[]
}

export interface SaleOption {
  id: number
  title: string
  required: boolean
  values: ({ id: number; title: string } & Surcharge)[]
}

export interface ResolvedOption extends Surcharge {
  optionId: number
  valueId: number
  optionTitle: string
  valueTitle: string
}

/** The chosen options with titles and surcharges; undefined if one is no longer available. */
export function resolveChoice(
  { options }: Pick<SaleProduct, 'options'>,
  chosen: readonly ChosenOption[],
): ResolvedOption[] | undefined {
  const resolved: ResolvedOption[] = []
  for (const { optionId, valueId } of chosen) {
    const option = options.find(({ id }) => id === optionId)
    const value = option?.values.find(({ id }) => id === valueId)
    if (!option || !value) return undefined
    const { id: _, title: valueTitle, ...surcharge } = value
    resolved.push({ optionId, valueId, optionTitle: option.title, valueTitle, ...surcharge })
  }
  return resolved
}

/** One unit in minor units; undefined without a price ('Consultar precio') or if an option is no longer available. */
export function unitPrice(
  product: SaleProduct,
  chosen: readonly ChosenOption[],
  pricing: PricingContext,
): number | undefined {
  const options = resolveChoice(product, chosen)
  return options && priceFor(product, options, pricing)?.amount
}

/** Why a product cannot be put into a cart, whatever its stock. */
export function whyUnsellable(
  product: SaleProduct | undefined,
  chosen: readonly ChosenOption[],
  price: number | undefined,
): MissingReason | undefined {
  if (!product?.enable) return 'notSold'
  if (product.isParent) return 'otherOptions'
  if (!isValidChoice(chosen, product.options)) return 'otherOptions'
  return price === undefined ? 'noPrice' : undefined
}

/** Products with the parts of combos: what stock is kept of, and combos. */
export function withParts(products: readonly SaleProduct[]): SaleProduct[] {
  return products.flatMap((product) => [product, ...(product.combo?.parts ?? []).map((part) => part.product)])
}

export function partsIn(products: readonly SaleProduct[]): PartsOf {
  return (id) =>
    (products.find((product) => product.id === id)?.combo?.parts ?? []).map(({ product, quantity }) => ({
      productId: product.id,
      quantity,
    }))
}

interface SoldLine {
  productId: number
  quantity: number
  reserved?: number
  product: SaleProduct
}

/** Lines in units of stock: of a combo, those of its parts. */
export function stockLines(lines: readonly SoldLine[]): Required<SoldLine>[] {
  return lines.flatMap(({ reserved = 0, ...line }) =>
    line.product.combo
      ? line.product.combo.parts.map(({ product, quantity: each }) => ({
          productId: product.id,
          product,
          quantity: line.quantity * each,
          reserved: reserved * each,
        }))
      : [{ ...line, reserved }],
  )
}

/** A combo is on sale while all of its parts are. */
export function isOnSale({ enable, combo }: SaleProduct): boolean {
  return enable && (combo?.parts ?? []).every(({ product }) => product.enable)
}
