import { expect, test } from 'vitest'
import { fillText } from './fill-text.ts'

test('values take the place of their names, as they are', () => {
  expect(fillText('{first}–{last} de {total}', { first: 1, last: 25, total: 168 })).toBe('1–25 de 168')
  expect(fillText('«{name}»', { name: '{name} $& <b>' })).toBe('«{name} $& <b>»')
})

test('a name of every object is no value', () => {
  const text: string = '{constructor} {name}'
  expect(fillText(text, { name: 'Ana' } as Record<string, string>)).toBe('{constructor} Ana')
})
