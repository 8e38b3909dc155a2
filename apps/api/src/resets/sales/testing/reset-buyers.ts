import { checkInvariants } from '@tecnoclick/database/invariants'
import { afterEach, expect } from 'vitest'
import type { Person, TestApi } from '../../../testing/test-api.ts'
import { insertReset } from './insert-reset.ts'

/** Customers who buy resets. Every invariant is checked after each test. */
export function useResetBuyers(shop: TestApi) {
  afterEach(async () => {
    const broken = await checkInvariants(shop.database.db)
    expect(broken.filter(({ offending }) => offending > 0)).toEqual([])
  })

  let codes = 0
  const someCode = () => `TM-${1000 + ++codes}`

  const buy = ({ fetch }: Person, json: object, headers: Record<string, string> = {}) =>
    fetch('/salereset', { method: 'POST', json, headers })
  const change = ({ fetch }: Person, id: number, json: object, headers: Record<string, string> = {}) =>
    fetch(`/salereset/${id}`, { method: 'PATCH', json, headers })

  async function bought(buyer: Person, transactionCode = someCode()) {
    const reset = await insertReset(shop.database)
    const body = { resetId: reset.id, precio: 2000, transactionCode }
    const sale = await (await buy(buyer, body)).json()
    return { reset, sale }
  }

  return { someCode, buy, change, bought }
}
