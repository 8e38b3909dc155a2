import { ApiError } from '@tecnoclick/contract/platform/client'
import { office } from '@tecnoclick/messages/office'
import { expect, test } from 'vitest'
import { asHttpError, reasonFor } from './http-error.ts'
import { NoAnswer } from './no-answer.ts'

const refusal = { statusCode: 422, name: '', code: 'invalid', message: 'Revise los datos' } as const
const reasonOf = (error: unknown) => reasonFor(asHttpError(error, 'saving'), 'stock')

test('beside a field stands what is wrong with it, or with the field that is to blame, or else with the whole', () => {
  expect(reasonOf(new ApiError({ ...refusal, fields: { stock: 'Muy grande' } }))).toBe('Muy grande')
  expect(reasonOf(new ApiError({ ...refusal, fields: { reason: 'Muy largo' } }))).toBe('Muy largo')
  expect(reasonOf(new ApiError(refusal))).toBe('Revise los datos')
})

test('a line that is down is told as such, and a bug is not told at all', () => {
  expect(reasonOf(new NoAnswer('offline'))).toBe(office.errors.offline)
  expect(() => reasonOf(new TypeError('x is not a function'))).toThrow(TypeError)
})
