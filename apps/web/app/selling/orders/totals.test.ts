import { deliveryLabel } from '@tecnoclick/domain/selling/order'
import { locales } from '@tecnoclick/messages/locales'
import { tables } from '@tecnoclick/messages/tables'
import { createTranslator } from '@tecnoclick/messages/translate'
import { expect, test } from 'vitest'
import { extraLineName } from './totals.tsx'

const named = (label: string) =>
  locales.map((locale) => extraLineName(label, createTranslator(locale, tables[locale])))

test('home delivery is the owner’s word in Spanish and the reader’s own in every other language', () => {
  expect(named(deliveryLabel)).toEqual(['Envio', 'Delivery', 'Доставка', 'التوصيل'])
})

test('a line that nobody has words for keeps its name', () => {
  expect(named('Embalaje')).toEqual(locales.map(() => 'Embalaje'))
})
