import { ApiError } from '@tecnoclick/contract/platform/client'
import { office } from '@tecnoclick/messages/office'
import { expect, test } from 'vitest'
import { fieldError, toHttpError } from './http-error.ts'
import { NetworkError } from './office-client.ts'

const refusal = { statusCode: 422, name: '', code: 'invalid', message: 'Revise los datos' } as const
const stockError = (error: unknown) => fieldError(toHttpError(error, 'save'), 'stock')

test('a field shows its own error, else the one of another field, else the general message', () => {
  expect(stockError(new ApiError({ ...refusal, fields: { stock: 'Muy grande' } }))).toBe('Muy grande')
  expect(stockError(new ApiError({ ...refusal, fields: { reason: 'Muy largo' } }))).toBe('Muy largo')
  expect(stockError(new ApiError(refusal))).toBe('Revise los datos')
})

test('a lost connection has its own message, and a bug is rethrown', () => {
  expect(stockError(new NetworkError('offline'))).toBe(office.errors.offline)
  expect(() => stockError(new TypeError('x is not a function'))).toThrow(TypeError)
})
