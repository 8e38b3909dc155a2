import { expect, test } from 'vitest'
import { say, sayCount } from './say.ts'

test('values take the place of their names', () => {
  expect(say('{first}–{last} de {total}', { first: 1, last: 25, total: 168 })).toBe('1–25 de 168')
  expect(say('«{name}»', { name: '{name} $& <b>' })).toBe('«{name} $& <b>»')
})

test('a count chooses its form', () => {
  const forms = { one: '{count} hora', other: '{count} horas' }
  expect([0, 1, 2].map((count) => sayCount(forms, count))).toEqual(['0 horas', '1 hora', '2 horas'])
})
