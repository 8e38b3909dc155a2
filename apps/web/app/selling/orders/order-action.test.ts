import { tables } from '@tecnoclick/messages/tables'
import { expect, test } from 'vitest'
import { visitOf } from '../../rendering/context.ts'
import { testContext } from '../../rendering/testing/test-context.ts'
import { handleOrderForm } from './order-action.ts'

const url = new URL('https://tienda.cu/account/orders/7')

async function pay(transactionCode: string) {
  const bodies: unknown[] = []
  const record = ({ body }: RequestInit) => {
    bodies.push(JSON.parse(String(body)))
    return {}
  }
  const preferences = { locale: 'ar', currency: 'USD', saveData: false, localeFromAddress: false } as const
  const visit = visitOf(testContext({ '/api/sellorders/7/payment': record }, preferences))
  const form = new FormData()
  form.set('intent', 'pay')
  form.set('transactionCode', transactionCode)
  return { result: await handleOrderForm(visit, 7, form, url), bodies }
}

test('a blank code is refused in the viewer’s language and not sent', async () => {
  const { result, bodies } = await pay('   ')
  expect(result).toEqual({
    errors: { transactionCode: tables.ar.validation.transactionCode },
    values: { transactionCode: '   ', amount: '' },
  })
  expect(bodies).toEqual([])
})

test('a code is trimmed before it is sent', async () => {
  const { result, bodies } = await pay(' TX1001 ')
  expect(result).toBeInstanceOf(Response)
  expect(bodies).toEqual([{ transactionCode: 'TX1001', receipt: null, amount: null }])
})
