import { isDeepStrictEqual } from 'node:util'
import { minorUnits } from '@tecnoclick/contract/delivery/zones/zone-terms'
import type { NewPromotion, PromotionRow } from '@tecnoclick/contract/selling/promotions/schemas'
import type { promotions } from '@tecnoclick/database/schema/selling/promotions'
import { toWire } from '@tecnoclick/domain/platform/money'
import {
  isShownOnCards,
  type PromotionReward,
  type PromotionUse,
  promotionPhase,
  promotionProblem,
} from '@tecnoclick/domain/selling/promotion'
import type { MoneyByCurrency } from '@tecnoclick/domain/site/setting-values'
import { office } from '@tecnoclick/messages/office'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'

const { problems } = office.promotions

type Row = typeof promotions.$inferSelect
export type PromotionColumns = Omit<Row, 'id' | 'version' | 'createdAt' | 'updatedAt'>

/** The columns of a promotion of the wire, or which field is wrong (selling.md#promotions). */
export function promotionColumns(
  given: NewPromotion,
  shop: PromotionUse & { methods: readonly string[]; before?: Pick<Row, 'reward' | 'conditions'> },
): PromotionColumns | Refusal {
  const reward = rewardOf(given)
  if (isRefusal(reward)) return reward
  const columns = {
    name: given.name,
    code: given.code ?? null,
    active: given.active ?? false,
    startsAt: given.startsDate ? new Date(given.startsDate) : null,
    endsAt: given.endsDate ? new Date(given.endsDate) : null,
    priority: given.priority ?? 0,
    combines: given.combines ?? true,
    reward,
    conditions: {
      minimums: minorUnits(given.minimums ?? {}),
      productIds: given.productIds ?? [],
      categoryIds: given.categoryIds ?? [],
      brandIds: given.brandIds ?? [],
      customerIds: given.customerIds ?? [],
      priceTier: given.priceTier ?? null,
      firstOrder: given.firstOrder ?? false,
      paymentMethods: given.paymentMethods ?? [],
    },
    maxUses: given.maxUses ?? null,
    maxUsesPerCustomer: given.maxUsesPerCustomer ?? null,
  }
  const { before, uses } = shop
  const isSame =
    !before ||
    (isDeepStrictEqual(columns.reward, before.reward) &&
      isDeepStrictEqual(columns.conditions, before.conditions))
  // An order that is edited later would get other terms than those it was placed with.
  if (uses > 0 && !isSame) return refuse('invalid', { fields: { kind: problems.used } })
  const wrong = promotionProblem(columns, shop)
  return wrong ? refuse('invalid', { fields: { [wrong.field]: problems[wrong.problem] } }) : columns
}

function rewardOf(given: NewPromotion): PromotionReward | Refusal {
  const { kind, percent, amounts = {}, take, pay, giftProductId: productId, giftUnits: units } = given
  const missing = (field: string) => refuse('invalid', { fields: { [field]: problems.required } })
  switch (kind) {
    case 'percent':
      return percent ? { kind, percent } : missing('percent')
    case 'amount':
      return { kind, amounts: withoutNothing(minorUnits(amounts)) }
    case 'nForM':
      return take && pay ? { kind, take, pay } : missing(take ? 'pay' : 'take')
    case 'gift':
      return productId ? { kind, productId, units: units ?? 1 } : missing('giftProductId')
    case 'freeDelivery':
      return { kind }
  }
}

function withoutNothing(amounts: MoneyByCurrency): MoneyByCurrency {
  return Object.fromEntries(Object.entries(amounts).filter(([, minor]) => minor > 0))
}

export function serializePromotion(row: Row, uses: number, now: Date): PromotionRow {
  const { createdAt: _, updatedAt: __, startsAt, endsAt, reward, conditions, ...same } = row
  return {
    ...same,
    uses,
    phase: promotionPhase(row, now),
    shownOnCards: isShownOnCards(row),
    startsDate: startsAt?.toISOString() ?? null,
    endsDate: endsAt?.toISOString() ?? null,
    kind: reward.kind,
    percent: reward.kind === 'percent' ? reward.percent : null,
    amounts: reward.kind === 'amount' ? decimals(reward.amounts) : {},
    take: reward.kind === 'nForM' ? reward.take : null,
    pay: reward.kind === 'nForM' ? reward.pay : null,
    giftProductId: reward.kind === 'gift' ? reward.productId : null,
    giftUnits: reward.kind === 'gift' ? reward.units : null,
    minimums: decimals(conditions.minimums),
    productIds: [...conditions.productIds],
    categoryIds: [...conditions.categoryIds],
    brandIds: [...conditions.brandIds],
    customerIds: [...conditions.customerIds],
    priceTier: conditions.priceTier,
    firstOrder: conditions.firstOrder,
    paymentMethods: [...conditions.paymentMethods],
  }
}

function decimals(amounts: MoneyByCurrency): Record<string, number> {
  return Object.fromEntries(Object.entries(amounts).map(([currency, minor]) => [currency, toWire(minor)]))
}
