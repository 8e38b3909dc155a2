import { expect, test } from 'vitest'
import { recipientOf } from './recipient.ts'

const ana = { name: 'Ana Rosales', phone: '+53 5555 0101' }
const aunt = { name: 'Caridad Pérez', phone: null }

test('name and phone come from the first source that has them', () => {
  expect(recipientOf([ana, { name: 'Otro', phone: '+53 5555 0199' }])).toEqual(ana)
  expect(recipientOf([aunt, undefined, ana])).toEqual({ ...ana, name: 'Caridad Pérez' })
  expect(recipientOf([{ name: ' ', phone: ' ' }, ana])).toEqual(ana)
})

test('a name may be missing, a phone may not', () => {
  expect(recipientOf([{ name: null, phone: ana.phone }])).toEqual({ ...ana, name: null })
  expect(recipientOf([aunt])).toBeUndefined()
  expect(recipientOf([])).toBeUndefined()
})
