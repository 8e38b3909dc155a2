import { expect, test } from 'vitest'
import { fillText } from './fill-text.ts'

test('placeholders are replaced by their values, which are not escaped', () => {
  expect(fillText('{first}–{last} de {total}', { first: 1, last: 25, total: 168 })).toBe('1–25 de 168')
  expect(fillText('«{name}»', { name: '{name} $& <b>' })).toBe('«{name} $& <b>»')
})

test('an inherited property is not a value', () => {
  const text: string = '{constructor} {name}'
  expect(fillText(text, { name: 'Ana' } as Record<string, string>)).toBe('{constructor} Ana')
})
