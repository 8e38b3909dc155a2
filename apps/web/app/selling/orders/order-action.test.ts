import { tables } from '@tecnoclick/messages/tables'
import { expect, test } from 'vitest'
import { visitOf } from '../../rendering/context.ts'
import { testContext } from '../../rendering/testing.ts'
import { answerOrder } from './order-action.ts'

const url = new URL('https://tienda.cu/account/orders/7')

async function pay(transactionCode: string) {
  const bodies: unknown[] = []
  const hear = ({ body }: RequestInit) => {
    bodies.push(JSON.parse(String(body)))
    return {}
  }
  const preferences = { locale: 'ar', currency: 'USD', saveData: false, localeFromAddress: false } as const
  const visit = visitOf(testContext({ '/api/sellorders/7/payment': hear }, preferences))
  const form = new FormData()
  form.set('intent', 'pay')
  form.set('transactionCode', transactionCode)
  return { answer: await answerOrder(visit, 7, form, url), bodies }
}

test('a code of blanks is complained about in the visitor’s language, and goes no further', async () => {
  const { answer, bodies } = await pay('   ')
  expect(answer).toEqual({
    errors: { transactionCode: tables.ar.validation.transactionCode },
    values: { transactionCode: '   ' },
  })
  expect(bodies).toEqual([])
})

test('a code is sent without the blanks around it', async () => {
  const { answer, bodies } = await pay(' TX1 ')
  expect(answer).toBeInstanceOf(Response)
  expect(bodies).toEqual([{ transactionCode: 'TX1' }])
})
