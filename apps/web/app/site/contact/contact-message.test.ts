import { expect, test } from 'vitest'
import { formOf } from '../../platform/form/testing/form-of.ts'
import { createMessageKeys } from './contact-message.ts'

test('the same text keeps its key, another text gets a new one', () => {
  const keyOf = createMessageKeys()
  const first = keyOf(formOf({ name: 'Ana', body: 'Hola' }))
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(keyOf(formOf({ name: 'Ana', body: 'Hola' }))).toBe(first)
  expect(keyOf(formOf({ name: 'Ana', body: 'Hola.' }))).not.toBe(first)
  expect(createMessageKeys()(formOf({ name: 'Ana', body: 'Hola' }))).not.toBe(first)
})
