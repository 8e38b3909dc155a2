import type { PriceTier } from '../catalogue/prices.ts'
import { refuse } from '../platform/refusal.ts'
import { discountedPrice } from './discount.ts'
import {
  isMethodPromoted,
  type Promotion,
  type PromotionPhase,
  promotionLabel,
  promotionPhase,
} from './promotion.ts'
import { shareOut } from './share-out.ts'

/** A promotion with how often it was used; null where nothing is limited. */
export interface CountedPromotion extends Promotion {
  version: number
  uses: number | null
  ownUses: number | null
  /** The product that is given; null if it is not sold. */
  gift?: Gift | null
}

interface Gift {
  id: number
  name: string
  slug: string
}

export interface PromotedLine {
  productId: number
  /** Minor units, as all amounts here. */
  price: number
  quantity: number
}

/** Where a product belongs, with the categories above its own. */
export interface ProductPlace {
  /** Of a variant. */
  parentId?: number | null
  brandId: number | null
  categoryIds: readonly number[]
}

/** What the promotions of a sale are decided from, besides the sale. */
export interface PromotionFacts {
  promotions: readonly CountedPromotion[]
  places: PromotedSale['places']
  isFirstOrder: boolean
}

export const noPromotions: PromotionFacts = { promotions: [], places: {}, isFirstOrder: false }

export interface PromotedSale {
  currency: string
  lines: readonly PromotedLine[]
  places: Readonly<Record<number, ProductPlace>>
  /** Of home delivery; 0 without. */
  fee: number
  customerId: number | null
  priceTier: PriceTier
  isFirstOrder: boolean
  paymentMethod: string | null
  now: Date
}

/** Why a promotion does not apply, in the order in which the customer is told. */
export const promotionRefusals = [
  'unknown',
  'stopped',
  'coming',
  'ended',
  'usedUp',
  'usedByCustomer',
  'customer',
  'priceTier',
  'firstOrder',
  'currency',
  'products',
  'minimum',
  'units',
  'paymentMethod',
  'delivery',
  'gift',
  'notCombined',
] as const
export type PromotionRefusal = (typeof promotionRefusals)[number]

export interface AppliedPromotion {
  id: number
  version: number
  label: string
  code: string | null
  /** Taken off the products. */
  amount: number
  /** Taken off the fee. */
  delivery: number
}

export interface RefusedPromotion {
  id: number
  label: string
  code: string | null
  reason: PromotionRefusal
  /** What the products that count must cost together. */
  minimum?: number
  /** The product that would be free. */
  gift?: Gift
}

export interface PromotionOutcome {
  applied: AppliedPromotion[]
  refused: RefusedPromotion[]
  /** What is taken off each line. */
  shares: number[]
}

/**
 * The promotions of a sale (selling.md#promotions), used alike by cart, checkout, order, counter and preview. The highest
 * priority first, each off what the ones before have left, so no line and no fee falls below zero. `agreed` promotions are
 * those of an order that is changed: dates and limits no longer matter.
 */
export function applyPromotions(
  promotions: readonly CountedPromotion[],
  sale: PromotedSale,
  { agreed = false }: { agreed?: boolean } = {},
): PromotionOutcome {
  const ordered = [...promotions].sort((a, b) => b.priority - a.priority || a.id - b.id)
  const state: State = { shares: sale.lines.map(() => 0), fee: sale.fee }
  const applied: AppliedPromotion[] = []
  const refused: RefusedPromotion[] = []
  let isClosed = false
  for (const promotion of ordered) {
    const { id, version, code } = promotion
    const label = promotionLabel(promotion)
    const reason = (agreed ? undefined : refuseTime(promotion, sale)) ?? refuseSale(promotion, sale, agreed)
    const isAlone = isClosed || (!promotion.combines && applied.length > 0)
    const effect = reason || isAlone ? undefined : effectOf(promotion, sale, state)
    if (!effect || (effect.amount === 0 && effect.delivery === 0)) {
      const fallback = isAlone ? 'notCombined' : missingOf(promotion)
      refused.push({ id, label, code, reason: reason ?? fallback, ...detailOf(promotion, sale) })
      continue
    }
    effect.shares.forEach((share, index) => {
      state.shares[index] = (state.shares[index] ?? 0) + share
    })
    state.fee -= effect.delivery
    applied.push({ id, version, label, code, amount: effect.amount, delivery: effect.delivery })
    isClosed = !promotion.combines
  }
  return { applied, refused, shares: state.shares }
}

/** An expected refusal with the code and the reason, for who entered it. */
export function refusePromotion({ code, reason }: Pick<RefusedPromotion, 'code' | 'reason'>) {
  return refuse('promotionRefused', { values: { code: code ?? '', reason } })
}

/** Each applied promotion as an extra line of the order. */
export function promotionLines(applied: readonly AppliedPromotion[]): { label: string; total: number }[] {
  return applied.map(({ label, amount, delivery }) => ({ label, total: -(amount + delivery) }))
}

interface State {
  shares: number[]
  fee: number
}

const reasonOfPhase = {
  off: 'stopped',
  coming: 'coming',
  over: 'ended',
  running: undefined,
} as const satisfies Record<PromotionPhase, PromotionRefusal | undefined>

function refuseTime(promotion: CountedPromotion, { now }: PromotedSale): PromotionRefusal | undefined {
  const { maxUses, maxUsesPerCustomer, uses, ownUses } = promotion
  const reason = reasonOfPhase[promotionPhase(promotion, now)]
  if (reason) return reason
  if (maxUses !== null && (uses ?? 0) >= maxUses) return 'usedUp'
  return maxUsesPerCustomer !== null && (ownUses ?? 0) >= maxUsesPerCustomer ? 'usedByCustomer' : undefined
}

function refuseSale(
  promotion: CountedPromotion,
  sale: PromotedSale,
  agreed: boolean,
): PromotionRefusal | undefined {
  const { reward, conditions, maxUsesPerCustomer } = promotion
  const { customerIds, priceTier, firstOrder, paymentMethods, minimums } = conditions
  const { customerId, currency } = sale
  if (!agreed) {
    // Uses of somebody without an account cannot be counted.
    const needsAccount = customerIds.length > 0 || maxUsesPerCustomer !== null
    if (needsAccount && customerId === null) return 'customer'
    if (customerIds.length > 0 && !customerIds.includes(customerId ?? 0)) return 'customer'
    if (firstOrder && (customerId === null || !sale.isFirstOrder)) return 'firstOrder'
  }
  if (priceTier !== null && priceTier !== sale.priceTier) return 'priceTier'
  const hasMinimum = Object.keys(minimums).length > 0
  if (reward.kind === 'amount' && !reward.amounts[currency]) return 'currency'
  if (hasMinimum && minimums[currency] === undefined) return 'currency'
  const counted = countedLines(promotion, sale)
  if (counted.length === 0) return 'products'
  const sum = counted.reduce((total, index) => total + amountOf(sale.lines[index]), 0)
  if (sum < (minimums[currency] ?? 0)) return 'minimum'
  if (!isMethodPromoted(paymentMethods, sale.paymentMethod)) return 'paymentMethod'
  return undefined
}

/** Why nothing would be taken off. */
function missingOf({ reward }: CountedPromotion): PromotionRefusal {
  if (reward.kind === 'freeDelivery') return 'delivery'
  if (reward.kind === 'nForM') return 'units'
  return reward.kind === 'gift' ? 'gift' : 'products'
}

function detailOf(
  { conditions: { minimums }, gift }: CountedPromotion,
  { currency }: PromotedSale,
): Pick<RefusedPromotion, 'minimum' | 'gift'> {
  const minimum = minimums[currency]
  return { ...(minimum && { minimum }), ...(gift && { gift }) }
}

const amountOf = (line: PromotedLine | undefined) => (line ? line.price * line.quantity : 0)

/** The lines that count, by index: those of the products, or of one of the categories and one of the brands. */
function countedLines({ conditions, reward }: CountedPromotion, { lines, places }: PromotedSale): number[] {
  const { productIds, categoryIds, brandIds } = conditions
  const isForPlaces = categoryIds.length > 0 || brandIds.length > 0
  return lines.flatMap(({ productId }, index) => {
    // A gift does not earn itself.
    if (reward.kind === 'gift' && reward.productId === productId) return []
    const { brandId = null, parentId = null, categoryIds: own = [] } = places[productId] ?? {}
    if (productIds.includes(productId) || (parentId !== null && productIds.includes(parentId))) return [index]
    if (!isForPlaces) return productIds.length === 0 ? [index] : []
    const isInCategory = categoryIds.length === 0 || own.some((id) => categoryIds.includes(id))
    const isOfBrand = brandIds.length === 0 || (brandId !== null && brandIds.includes(brandId))
    return isInCategory && isOfBrand ? [index] : []
  })
}

interface Effect {
  amount: number
  delivery: number
  shares: number[]
}

function effectOf(promotion: CountedPromotion, sale: PromotedSale, state: State): Effect {
  const { reward } = promotion
  if (reward.kind === 'freeDelivery') return { amount: 0, delivery: state.fee, shares: [] }
  const left = sale.lines.map((line, index) => amountOf(line) - (state.shares[index] ?? 0))
  const counted = countedLines(promotion, sale)
  const shares = sharesOf(promotion, sale, { left, counted })
  return { amount: shares.reduce((sum, share) => sum + share, 0), delivery: 0, shares }
}

function sharesOf(
  { reward }: CountedPromotion,
  { lines, currency }: PromotedSale,
  { left, counted }: { left: readonly number[]; counted: readonly number[] },
): number[] {
  const only = (index: number, amount: number) => (counted.includes(index) ? amount : 0)
  switch (reward.kind) {
    case 'percent':
      return lines.map((line, index) => only(index, percentOff(line, left[index] ?? 0, reward.percent)))
    case 'amount': {
      const base = left.map((amount, index) => only(index, amount))
      const sum = base.reduce((total, amount) => total + amount, 0)
      return shareOut(Math.min(reward.amounts[currency] ?? 0, sum), base)
    }
    case 'nForM':
      return cheapestFree(lines, left, counted, reward)
    case 'gift':
      return giftShares(lines, left, reward)
    default:
      return []
  }
}

/** By the unit where nothing was taken off yet, so that a card with the struck price and the cart agree. */
function percentOff({ price, quantity }: PromotedLine, left: number, percent: number): number {
  const isWhole = left === price * quantity
  return isWhole
    ? (price - discountedPrice(price, percent)) * quantity
    : left - discountedPrice(left, percent)
}

/** Units from the dearest to the cheapest, in groups of `take`; the last units of each full group are free. */
function cheapestFree(
  lines: readonly PromotedLine[],
  left: readonly number[],
  counted: readonly number[],
  { take, pay }: { take: number; pay: number },
): number[] {
  const sorted = [...counted].sort((a, b) => (lines[b]?.price ?? 0) - (lines[a]?.price ?? 0) || a - b)
  const units = counted.reduce((sum, index) => sum + (lines[index]?.quantity ?? 0), 0)
  const inGroups = units - (units % take)
  /** Free units among the first ones. */
  const freeUntil = (count: number) => {
    const whole = Math.min(count, inGroups)
    return Math.floor(whole / take) * (take - pay) + Math.max((whole % take) - pay, 0)
  }
  const shares = lines.map(() => 0)
  let before = 0
  for (const index of sorted) {
    const quantity = lines[index]?.quantity ?? 0
    const free = freeUntil(before + quantity) - freeUntil(before)
    shares[index] = partOf(left[index] ?? 0, free, quantity)
    before += quantity
  }
  return shares
}

function giftShares(
  lines: readonly PromotedLine[],
  left: readonly number[],
  { productId, units }: { productId: number; units: number },
): number[] {
  let rest = units
  return lines.map((line, index) => {
    if (line.productId !== productId) return 0
    const free = Math.min(line.quantity, rest)
    rest -= free
    return partOf(left[index] ?? 0, free, line.quantity)
  })
}

function partOf(amount: number, units: number, of: number): number {
  return of === 0 ? 0 : Math.floor((amount * units) / of)
}
