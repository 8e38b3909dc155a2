import { tables } from '@tecnoclick/messages/tables'
import { expect, test } from 'vitest'
import { visitOf } from '../../rendering/context.ts'
import { testContext } from '../../rendering/testing/test-context.ts'
import { refusedAnswer } from './refused-answer.ts'

const refusal = { statusCode: 422, name: '', message: '' }
const arabic = visitOf(
  testContext({}, { locale: 'ar', currency: 'USD', saveData: false, localeFromAddress: false }),
)

test('what the API says of a field in Spanish is said in the visitor’s language', () => {
  const fields = { precio: tables.es.validation.plan, cityId: tables.es.validation.city }
  expect(refusedAnswer({ ...refusal, code: 'invalid', fields }, arabic)).toEqual({
    failure: 'invalid',
    errors: { precio: tables.ar.validation.plan, cityId: tables.ar.validation.city },
  })
})

test('a sentence that is none of ours stays as it is, and no fields are no errors', () => {
  expect(refusedAnswer({ ...refusal, code: 'invalid', fields: { a: 'Otra' } }, arabic)).toEqual({
    failure: 'invalid',
    errors: { a: 'Otra' },
  })
  expect(refusedAnswer({ ...refusal, code: 'codeUsed' }, arabic)).toEqual({ failure: 'codeUsed' })
})

test('only a cart is out of stock', () => {
  expect(refusedAnswer({ ...refusal, code: 'outOfStock' }, arabic)).toEqual({ failure: 'conflict' })
})
