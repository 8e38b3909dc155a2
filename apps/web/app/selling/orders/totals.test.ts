import { deliveryLabel } from '@tecnoclick/domain/selling/order'
import { locales } from '@tecnoclick/messages/platform/locales'
import { tables } from '@tecnoclick/messages/tables'
import { createTranslator } from '@tecnoclick/messages/translate'
import { expect, test } from 'vitest'
import { extraLineName } from './totals.tsx'

const nameInAll = (label: string) =>
  locales.map((locale) => extraLineName(label, createTranslator(locale, tables[locale])))

test("the delivery line is 'Envio' in Spanish, as documented, and translated into the other languages", () => {
  expect(nameInAll(deliveryLabel)).toEqual(['Envio', 'Delivery', 'Доставка', 'التوصيل'])
})

test('other lines keep their label', () => {
  expect(nameInAll('Embalaje')).toEqual(locales.map(() => 'Embalaje'))
})
