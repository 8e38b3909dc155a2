import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  applyPromotions,
  type CountedPromotion,
  type PromotedSale,
  promotionLines,
} from './apply-promotions.ts'
import type { PromotionReward } from './promotion.ts'
import { paidForLines, paidForUnits } from './share-out.ts'

const noConditions = {
  minimums: {},
  productIds: [],
  categoryIds: [],
  brandIds: [],
  customerIds: [],
  priceTier: null,
  firstOrder: false,
  paymentMethods: [],
}

function promotion(given: Partial<CountedPromotion> & { reward: PromotionReward }): CountedPromotion {
  return {
    ...{ id: 1, version: 1, name: 'Semana', code: null, active: true, startsAt: null, endsAt: null },
    ...{ priority: 0, combines: true, conditions: noConditions, maxUses: null, maxUsesPerCustomer: null },
    ...{ uses: null, ownUses: null },
    ...given,
  }
}

function sale(given: Partial<PromotedSale> = {}): PromotedSale {
  return {
    currency: 'USD',
    lines: [
      { productId: 1, price: 999, quantity: 3 },
      { productId: 2, price: 5000, quantity: 1 },
    ],
    places: { 1: { brandId: 7, categoryIds: [3, 4] }, 2: { brandId: 8, categoryIds: [4] } },
    fee: 50,
    customerId: 11,
    priceTier: 'retail',
    isFirstOrder: false,
    paymentMethod: null,
    now: new Date('2026-11-19T12:00:00Z'),
    ...given,
  }
}

const percent = (percent: number) => ({ kind: 'percent', percent }) as const
const only = (given: CountedPromotion, at = sale()) => applyPromotions([given], at)
const reasonFor = (given: CountedPromotion, at = sale()) => only(given, at).refused[0]?.reason

test('a percentage is taken off each unit, as a card shows it', () => {
  const { shares, applied } = only(promotion({ code: 'VERANO', reward: percent(10) }))
  expect(shares).toEqual([3 * (999 - 900), 500])
  expect(promotionLines(applied)).toEqual([{ label: 'Descuento VERANO', total: -797 }])
})

test('an amount is shared over the lines without losing a cent', () => {
  const { shares } = only(promotion({ reward: { kind: 'amount', amounts: { USD: 1000 } } }))
  expect(shares).toEqual([375, 625])
  expect(reasonFor(promotion({ reward: { kind: 'amount', amounts: { CUP: 1000 } } }))).toBe('currency')
})

test('of three units the cheapest is free', () => {
  const { shares } = only(promotion({ reward: { kind: 'nForM', take: 3, pay: 2 } }))
  expect(shares).toEqual([999, 0])
  const pair = { productId: 1, price: 999, quantity: 2 }
  expect(reasonFor(promotion({ reward: { kind: 'nForM', take: 3, pay: 2 } }), sale({ lines: [pair] }))).toBe(
    'units',
  )
})

test('delivery is free where it costs something', () => {
  const free = promotion({ reward: { kind: 'freeDelivery' } })
  expect(only(free).applied).toMatchObject([{ amount: 0, delivery: 50 }])
  expect(reasonFor(free, sale({ fee: 0 }))).toBe('delivery')
})

test('a gift in the cart is free, and does not earn itself', () => {
  const gift = promotion({
    reward: { kind: 'gift', productId: 1, units: 1 },
    gift: { id: 1, name: 'Tinta', slug: 'tinta' },
    conditions: { ...noConditions, minimums: { USD: 5000 } },
  })
  expect(only(gift).shares).toEqual([999, 0])
  const [refused] = only(gift, sale({ lines: [{ productId: 2, price: 5000, quantity: 1 }] })).refused
  expect(refused).toMatchObject({ reason: 'gift', gift: { name: 'Tinta' } })
  expect(reasonFor(gift, sale({ lines: [{ productId: 1, price: 999, quantity: 9 }] }))).toBe('products')
})

test('each condition has its reason', () => {
  const under = (conditions: Partial<typeof noConditions> | object) =>
    promotion({ reward: percent(10), conditions: { ...noConditions, ...conditions } })
  expect(reasonFor(under({ minimums: { USD: 8000 } }))).toBe('minimum')
  expect(reasonFor(under({ minimums: { CUP: 1 } }))).toBe('currency')
  expect(reasonFor(under({ productIds: [9] }))).toBe('products')
  expect(only(under({ categoryIds: [3] })).shares).toEqual([297, 0])
  expect(only(under({ categoryIds: [4], brandIds: [8] })).shares).toEqual([0, 500])
  expect(only(under({ productIds: [2], brandIds: [7] })).shares).toEqual([297, 500])
  expect(reasonFor(under({ customerIds: [12] }))).toBe('customer')
  expect(reasonFor(under({ priceTier: 'wholesale' }))).toBe('priceTier')
  expect(reasonFor(under({ firstOrder: true }))).toBe('firstOrder')
  expect(reasonFor(under({ paymentMethods: ['transfer'] }))).toBe('paymentMethod')
  expect(
    only(under({ paymentMethods: ['transfer'] }), sale({ paymentMethod: 'transfer' })).applied,
  ).toHaveLength(1)
  // Nobody pays more because they pay electronically.
  expect(only(under({ paymentMethods: ['cash'] }), sale({ paymentMethod: 'wallet' })).applied).toHaveLength(1)
  expect(reasonFor(under({ paymentMethods: ['cash'] }), sale({ paymentMethod: 'check' }))).toBe(
    'paymentMethod',
  )
})

test('dates, limits and the switch end a promotion, but not what was agreed', () => {
  const before = new Date('2026-11-19T11:00:00Z')
  const after = new Date('2026-11-19T13:00:00Z')
  const off = [
    [promotion({ reward: percent(10), active: false }), 'stopped'],
    [promotion({ reward: percent(10), startsAt: after }), 'coming'],
    [promotion({ reward: percent(10), endsAt: before }), 'ended'],
    [promotion({ reward: percent(10), maxUses: 5, uses: 5 }), 'usedUp'],
    [promotion({ reward: percent(10), maxUsesPerCustomer: 1, ownUses: 1 }), 'usedByCustomer'],
    [promotion({ reward: percent(10), maxUsesPerCustomer: 1 }), undefined],
  ] as const
  for (const [given, reason] of off) {
    expect(reasonFor(given)).toBe(reason)
    expect(applyPromotions([given], sale(), { agreed: true }).applied).toHaveLength(1)
  }
  expect(
    reasonFor(promotion({ reward: percent(10), maxUsesPerCustomer: 1 }), sale({ customerId: null })),
  ).toBe('customer')
})

test('the highest priority comes first, and one that does not combine stays alone', () => {
  const ten = promotion({ id: 1, reward: percent(10), priority: 1 })
  const alone = promotion({ id: 2, reward: percent(50), combines: false })
  const both = (first: CountedPromotion, second: CountedPromotion) => {
    const { applied, refused } = applyPromotions([first, second], sale())
    return { applied: applied.map(({ id }) => id), refused }
  }
  expect(both(alone, ten)).toMatchObject({ applied: [1], refused: [{ id: 2, reason: 'notCombined' }] })
  expect(both(ten, { ...alone, priority: 2 })).toMatchObject({
    applied: [2],
    refused: [{ id: 1, reason: 'notCombined' }],
  })
  expect(both(ten, { ...alone, combines: true })).toMatchObject({ applied: [1, 2] })
})

const rewards: fc.Arbitrary<PromotionReward> = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 100 }) }),
  fc.record({
    kind: fc.constant('amount' as const),
    amounts: fc.record({ USD: fc.integer({ min: 1, max: 1_000_000 }) }),
  }),
  fc.constant({ kind: 'freeDelivery' } as const),
  fc
    .record({ pay: fc.integer({ min: 1, max: 5 }), more: fc.integer({ min: 1, max: 5 }) })
    .map(({ pay, more }) => ({ kind: 'nForM' as const, take: pay + more, pay })),
  fc.record({
    kind: fc.constant('gift' as const),
    productId: fc.integer({ min: 1, max: 5 }),
    units: fc.integer({ min: 1, max: 5 }),
  }),
)

const line = fc.record({
  productId: fc.integer({ min: 1, max: 5 }),
  price: fc.integer({ min: 0, max: 5_000_000 }),
  quantity: fc.integer({ min: 1, max: 99 }),
})

const anyPromotion = fc
  .record({
    id: fc.integer({ min: 1, max: 9 }),
    reward: rewards,
    priority: fc.integer({ min: 0, max: 3 }),
    combines: fc.boolean(),
    productIds: fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 2 }),
  })
  .map(({ productIds, ...given }) => promotion({ ...given, conditions: { ...noConditions, productIds } }))

test('no combination makes anything negative or loses a cent, and returned units cost what was paid', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(anyPromotion, { maxLength: 6, selector: ({ id }) => id }),
      fc.array(line, { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 0, max: 5_000 }),
      fc.integer({ min: 0, max: 100 }),
      (promotions, lines, fee, offPercent) => {
        const { applied, shares } = applyPromotions(promotions, sale({ lines, fee }))
        const taken = (of: 'amount' | 'delivery') => applied.reduce((sum, one) => sum + one[of], 0)
        const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
        const amounts = lines.map(({ price, quantity }) => price * quantity)
        expect(sum(shares)).toBe(taken('amount'))
        shares.forEach((share, index) => {
          expect(share).toBeGreaterThanOrEqual(0)
          expect(share).toBeLessThanOrEqual(amounts[index] ?? 0)
        })
        expect(taken('delivery')).toBeLessThanOrEqual(fee)
        for (const { total } of promotionLines(applied)) expect(total).toBeLessThan(0)
        // The order of the rows does not matter.
        expect(applyPromotions([...promotions].reverse(), sale({ lines, fee }))).toEqual(
          applyPromotions(promotions, sale({ lines, fee })),
        )
        // An order that is changed without a change costs the same.
        const used = promotions.filter(({ id }) => applied.some((one) => one.id === id))
        expect(applyPromotions(used, sale({ lines, fee }), { agreed: true }).shares).toEqual(shares)
        const left = sum(amounts) - sum(shares)
        const offSale = Math.floor((left * offPercent) / 100)
        const paid = paidForLines(
          lines.map((_, index) => ({ amount: amounts[index] ?? 0, discount: shares[index] ?? 0 })),
          offSale,
        )
        expect(sum(paid)).toBe(left - offSale)
        paid.forEach((amount, index) => {
          expect(amount).toBeGreaterThanOrEqual(0)
          const bought = lines[index]?.quantity ?? 1
          const units = Array.from({ length: bought }, (_, before) =>
            paidForUnits(amount, { units: 1, before, bought }),
          )
          expect(sum(units)).toBe(amount)
        })
      },
    ),
  )
})
