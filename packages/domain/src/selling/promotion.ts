import type { PriceTier } from '../catalogue/prices.ts'
import type { MoneyByCurrency } from '../site/setting-values.ts'
import { discountLabel } from './order.ts'

export const rewardKinds = ['percent', 'amount', 'freeDelivery', 'nForM', 'gift'] as const

/** What a promotion takes off (selling.md#promotions). Amounts are minor units. */
export type PromotionReward =
  | { kind: 'percent'; percent: number }
  | { kind: 'amount'; amounts: MoneyByCurrency }
  | { kind: 'freeDelivery' }
  /** Of every `take` units the cheapest are free, so that `pay` are paid. */
  | { kind: 'nForM'; take: number; pay: number }
  /** Units of this product in the cart are free. */
  | { kind: 'gift'; productId: number; units: number }

/** Empty lists and nulls mean no condition. */
export interface PromotionConditions {
  /** What the products that count must cost together; not valid in a currency that is missing. */
  minimums: MoneyByCurrency
  productIds: readonly number[]
  /** With the categories below. */
  categoryIds: readonly number[]
  brandIds: readonly number[]
  customerIds: readonly number[]
  priceTier: PriceTier | null
  firstOrder: boolean
  paymentMethods: readonly string[]
}

export interface Promotion {
  id: number
  name: string
  /** Null: applied by itself. */
  code: string | null
  active: boolean
  startsAt: Date | null
  endsAt: Date | null
  /** The highest is applied first. */
  priority: number
  /** False: no other promotion beside it. */
  combines: boolean
  reward: PromotionReward
  conditions: PromotionConditions
  maxUses: number | null
  maxUsesPerCustomer: number | null
}

/** How the line of an order names it: 'Descuento VERANO'. */
export function promotionLabel({ code, name }: Pick<Promotion, 'code' | 'name'>): string {
  return `${discountLabel} ${code ?? name}`
}

export function isPromotionLabel(label: string): boolean {
  return label.startsWith(`${discountLabel} `)
}

/** As it is stored and compared: `verano ` is VERANO. */
export function foldPromotionCode(typed: string): string {
  return typed.normalize('NFKC').replace(/\s/gu, '').toUpperCase()
}

const notElectronic: readonly string[] = ['cash', 'check']

function isElectronic(method: string): boolean {
  return !notElectronic.includes(method)
}

/**
 * Whether a way to pay gets the discount. Whoever pays electronically never pays more than with cash: what cash or a check gets,
 * every electronic method gets, those added later too.
 */
export function isMethodPromoted(methods: readonly string[], method: string | null): boolean {
  if (methods.length === 0) return true
  if (method === null) return false
  return methods.includes(method) || (isElectronic(method) && !methods.every(isElectronic))
}

export interface PromotionState {
  active: boolean
  startsAt: Date | null
  endsAt: Date | null
}

export type PromotionPhase = 'off' | 'coming' | 'running' | 'over'

export function promotionPhase({ active, startsAt, endsAt }: PromotionState, now: Date): PromotionPhase {
  if (endsAt && endsAt <= now) return 'over'
  if (!active) return 'off'
  return startsAt && startsAt > now ? 'coming' : 'running'
}

/**
 * Shown on cards and in lists: a percentage that everybody gets by itself, whatever else is in the cart
 * (selling.md#promotions).
 */
export function isShownOnCards({
  code,
  reward,
  conditions,
  maxUses,
  maxUsesPerCustomer,
}: Pick<Promotion, 'code' | 'reward' | 'conditions' | 'maxUses' | 'maxUsesPerCustomer'>): boolean {
  const { minimums, customerIds, priceTier, firstOrder, paymentMethods } = conditions
  return (
    code === null &&
    reward.kind === 'percent' &&
    maxUses === null &&
    maxUsesPerCustomer === null &&
    Object.keys(minimums).length === 0 &&
    customerIds.length === 0 &&
    priceTier === null &&
    !firstOrder &&
    paymentMethods.length === 0
  )
}

type PromotionTerms = Pick<
  Promotion,
  'startsAt' | 'endsAt' | 'reward' | 'conditions' | 'maxUses' | 'maxUsesPerCustomer'
>

/** How often a promotion is used already, in all and most by one customer. */
export interface PromotionUse {
  uses: number
  mostByOne: number
}

export const unused: PromotionUse = { uses: 0, mostByOne: 0 }

export type PromotionProblem = 'required' | 'ends' | 'pay' | 'method' | 'dearerElectronic' | 'uses'

/**
 * Why a promotion cannot be stored, and the field. `methods` are the codes of the shop.
 * Whoever pays electronically may not pay more than others: it is the law.
 */
export function promotionProblem(
  { startsAt, endsAt, reward, conditions, maxUses, maxUsesPerCustomer }: PromotionTerms,
  { methods, uses, mostByOne }: PromotionUse & { methods: readonly string[] },
): { field: string; problem: PromotionProblem } | undefined {
  if (startsAt && endsAt && endsAt <= startsAt) return { field: 'endsDate', problem: 'ends' }
  if (reward.kind === 'amount' && Object.keys(reward.amounts).length === 0)
    return { field: 'amounts', problem: 'required' }
  if (reward.kind === 'nForM' && reward.pay >= reward.take) return { field: 'pay', problem: 'pay' }
  const chosen = conditions.paymentMethods
  if (chosen.some((method) => !methods.includes(method)))
    return { field: 'paymentMethods', problem: 'method' }
  const isForCash = chosen.some((method) => !isElectronic(method))
  if (isForCash && methods.some((method) => isElectronic(method) && !chosen.includes(method)))
    return { field: 'paymentMethods', problem: 'dearerElectronic' }
  if (maxUses !== null && maxUses < uses) return { field: 'maxUses', problem: 'uses' }
  return maxUsesPerCustomer !== null && maxUsesPerCustomer < mostByOne
    ? { field: 'maxUsesPerCustomer', problem: 'uses' }
    : undefined
}
