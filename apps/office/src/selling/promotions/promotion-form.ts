import type { Client } from '@tecnoclick/contract/platform/client'
import { adminPromotions } from '@tecnoclick/contract/selling/promotions/endpoints'
import type { NewPromotion, PromotionRow } from '@tecnoclick/contract/selling/promotions/schemas'
import { rewardKinds } from '@tecnoclick/domain/selling/promotion'
import {
  amountOf,
  countOf,
  fromLocalInput,
  textOf,
  textOrNull,
  toLocalInput,
} from '../../platform/api/form-values.ts'
import { editableCalls, type ResourceCalls, type Values } from '../../platform/api/resource-calls.ts'

export function promotionCalls(client: Client): ResourceCalls {
  return editableCalls(client, adminPromotions, { toNew: newPromotion })
}

/** The values of the form as the API takes them. Fields of another kind stay out. */
export function newPromotion(values: Values): NewPromotion {
  const kind = rewardKinds.find((known) => known === values.kind) ?? 'percent'
  return {
    name: textOf(values.name),
    code: textOrNull(values.code),
    active: values.active === true,
    startsDate: fromLocalInput(values.startsDate),
    endsDate: fromLocalInput(values.endsDate),
    priority: countOf(values.priority) ?? 0,
    combines: values.combines === true,
    kind,
    ...(kind === 'percent' && { percent: countOf(values.percent) }),
    ...(kind === 'amount' && { amounts: amountsOf(values.amounts) }),
    ...(kind === 'nForM' && { take: countOf(values.take), pay: countOf(values.pay) }),
    ...(kind === 'gift' && {
      giftProductId: idsOf(values.giftProductId)[0] ?? null,
      giftUnits: countOf(values.giftUnits),
    }),
    minimums: amountsOf(values.minimums),
    productIds: idsOf(values.productIds),
    categoryIds: idsOf(values.categoryIds),
    brandIds: idsOf(values.brandIds),
    customerIds: idsOf(values.customerIds),
    priceTier: values.priceTier === 'retail' || values.priceTier === 'wholesale' ? values.priceTier : null,
    firstOrder: values.firstOrder === true,
    paymentMethods: textsOf(values.paymentMethods),
    maxUses: countOf(values.maxUses),
    maxUsesPerCustomer: countOf(values.maxUsesPerCustomer),
  }
}

export const emptyPromotion: Values = {
  ...{ name: '', code: '', active: false, startsDate: '', endsDate: '', priority: '0', combines: true },
  ...{ kind: 'percent', percent: '10', amounts: {}, take: '3', pay: '2', giftProductId: [], giftUnits: '1' },
  ...{ minimums: {}, productIds: [], categoryIds: [], brandIds: [], customerIds: [], priceTier: '' },
  ...{ firstOrder: false, paymentMethods: [], maxUses: '', maxUsesPerCustomer: '' },
}

export function promotionValues(row: PromotionRow): Values {
  const count = (given: number | null) => (given === null ? '' : String(given))
  const { name, active, combines, kind, firstOrder, paymentMethods, priority } = row
  return {
    ...{ name, active, combines, kind, firstOrder, paymentMethods, priority: String(priority) },
    code: row.code ?? '',
    startsDate: toLocalInput(row.startsDate),
    endsDate: toLocalInput(row.endsDate),
    percent: count(row.percent),
    amounts: amountTexts(row.amounts),
    take: count(row.take),
    pay: count(row.pay),
    giftProductId: row.giftProductId === null ? [] : [String(row.giftProductId)],
    giftUnits: count(row.giftUnits),
    minimums: amountTexts(row.minimums),
    productIds: row.productIds.map(String),
    categoryIds: row.categoryIds.map(String),
    brandIds: row.brandIds.map(String),
    customerIds: row.customerIds.map(String),
    priceTier: row.priceTier ?? '',
    maxUses: count(row.maxUses),
    maxUsesPerCustomer: count(row.maxUsesPerCustomer),
  }
}

function amountTexts(amounts: Record<string, number>): Record<string, string> {
  return Object.fromEntries(Object.entries(amounts).map(([code, amount]) => [code, amount.toFixed(2)]))
}

function amountsOf(typed: unknown): Record<string, number> {
  return Object.fromEntries(
    Object.entries(typed ?? {}).flatMap(([currency, text]) => {
      const amount = amountOf(text)
      return amount === null ? [] : [[currency, amount]]
    }),
  )
}

function textsOf(chosen: unknown): string[] {
  return Array.isArray(chosen) ? chosen.map(String) : []
}

function idsOf(chosen: unknown): number[] {
  return textsOf(chosen).map(Number)
}
