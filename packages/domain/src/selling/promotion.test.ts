import { expect, test } from 'vitest'
import { foldPromotionCode, isShownOnCards, promotionProblem } from './promotion.ts'

const conditions = {
  minimums: {},
  productIds: [],
  categoryIds: [],
  brandIds: [],
  customerIds: [],
  priceTier: null,
  firstOrder: false,
  paymentMethods: [] as string[],
}
const terms = {
  startsAt: null,
  endsAt: null,
  reward: { kind: 'percent', percent: 10 } as const,
  conditions,
  maxUses: null,
  maxUsesPerCustomer: null,
}
const shop = { methods: ['transfer', 'check', 'cash', 'wallet'], uses: 3, mostByOne: 2 }

test('a code is compared without blanks and in capitals', () => {
  expect(foldPromotionCode(' vera no ')).toBe('VERANO')
})

test('a promotion is never dearer for whoever pays electronically', () => {
  const paidWith = (...paymentMethods: string[]) =>
    promotionProblem({ ...terms, conditions: { ...conditions, paymentMethods } }, shop)?.problem
  expect(paidWith('cash')).toBe('dearerElectronic')
  expect(paidWith('cash', 'transfer')).toBe('dearerElectronic')
  expect(paidWith('cash', 'transfer', 'wallet')).toBeUndefined()
  expect(paidWith('wallet')).toBeUndefined()
  expect(paidWith('bitcoin')).toBe('method')
})

test('impossible terms are refused', () => {
  const day = new Date('2026-11-19T12:00:00Z')
  const problem = (given: object) => promotionProblem({ ...terms, ...given }, shop)?.problem
  expect(problem({ startsAt: day, endsAt: day })).toBe('ends')
  expect(problem({ reward: { kind: 'amount', amounts: {} } })).toBe('required')
  expect(problem({ reward: { kind: 'nForM', take: 2, pay: 2 } })).toBe('pay')
  expect(problem({ maxUses: 2 })).toBe('uses')
  expect(problem({ maxUses: 3 })).toBeUndefined()
  expect(problem({ maxUsesPerCustomer: 1 })).toBe('uses')
  expect(problem({ maxUsesPerCustomer: 2 })).toBeUndefined()
})

test('cards show what everybody gets', () => {
  const everybody = { code: null, reward: terms.reward, conditions, maxUses: null, maxUsesPerCustomer: null }
  expect(isShownOnCards(everybody)).toBe(true)
  expect(isShownOnCards({ ...everybody, code: 'VERANO' })).toBe(false)
  expect(isShownOnCards({ ...everybody, maxUses: 5 })).toBe(false)
  expect(isShownOnCards({ ...everybody, conditions: { ...conditions, firstOrder: true } })).toBe(false)
  expect(isShownOnCards({ ...everybody, reward: { kind: 'freeDelivery' } })).toBe(false)
})
