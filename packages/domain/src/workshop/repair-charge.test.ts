import { expect, test } from 'vitest'
import { chargeOf, isUnpriced, refundableOf } from './repair-charge.ts'

const cup = (amount: number) => ({ amount, currency: 'CUP' })

test('the deposit counts towards the quote, refunds do not', () => {
  const quote = { ...cup(500_000), state: 'accepted' }
  const paid = chargeOf(quote, [cup(100_000), cup(250_000)], [cup(50_000)])
  expect(paid).toEqual({ currency: 'CUP', total: 500_000, paid: 300_000, due: 200_000 })
})

test('money in another currency does not count, and a rejected quote asks for nothing', () => {
  const dollars = { amount: 1000, currency: 'USD' }
  expect(chargeOf({ ...cup(500), state: 'pending' }, [dollars], [])).toMatchObject({ paid: 0, due: 500 })
  expect(chargeOf({ ...cup(500), state: 'rejected' }, [dollars], [])).toMatchObject({
    currency: 'USD',
    total: null,
    paid: 1000,
    due: 0,
  })
  expect(chargeOf(undefined, [], [])).toBeUndefined()
})

test('a repair has no price while there is no quote, no payment but a deposit, and no warranty', () => {
  const repair = { total: null, isCharged: false, isUnderWarranty: false }
  expect(isUnpriced(repair)).toBe(true)
  for (const said of [{ total: 0 }, { isCharged: true }, { isUnderWarranty: true }])
    expect(isUnpriced({ ...repair, ...said })).toBe(false)
})

test('what may be given back is what was paid without earlier refunds, by currency', () => {
  const left = refundableOf([cup(500), { amount: 20, currency: 'USD' }], [cup(200)])
  expect([...left]).toEqual([
    ['CUP', 300],
    ['USD', 20],
  ])
})
