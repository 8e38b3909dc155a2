import { deliveryLabel } from '@tecnoclick/domain/selling/order'
import { expect, test } from 'vitest'
import { locales } from '../platform/locales.ts'
import { tables } from '../tables.ts'
import { createTranslator } from '../translate.ts'
import { extraLineName } from './extra-line-name.ts'

const nameInAll = (label: string) =>
  locales.map((locale) => extraLineName(label, createTranslator(locale, tables[locale])))

test("the delivery line is 'Envio' in Spanish, as documented, and translated into the other languages", () => {
  expect(nameInAll(deliveryLabel)).toEqual(['Envio', 'Delivery', 'Доставка', 'التوصيل'])
})

test('other lines keep their label', () => {
  expect(nameInAll('Embalaje')).toEqual(locales.map(() => 'Embalaje'))
})
