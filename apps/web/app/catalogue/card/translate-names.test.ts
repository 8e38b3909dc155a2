import type { Product } from '@tecnoclick/contract/catalogue/browse/schemas'
import { expect, test } from 'vitest'
import { translateProduct } from './translate-names.ts'

const dictionary = new Map([
  ['Color', 'Colour'],
  ['Azul', 'Blue'],
  ['Rojo', 'Red'],
])
const value = (name: string) => ({ slug: name, name, color: null })
const choice = (id: number, title: string) => ({ id, title, surcharge: 0, surchargeAlt: 0, color: null })
const product = {
  attributes: [
    { slug: 'color', name: 'Color', featured: true, values: [value('Azul'), value('Rojo')] },
    { slug: 'tipo', name: 'Tipo', featured: true, values: [value('Azul'), value('Vino')] },
  ],
  options: [{ id: 1, title: 'Color', required: true, values: [choice(1, 'Azul'), choice(2, 'Vino')] }],
} as unknown as Product

test('names are translated and say so; values all or none', () => {
  const { attributes, options } = translateProduct(product, dictionary, 'en')
  expect(attributes).toMatchObject([
    { name: 'Colour', lang: 'en', values: [{ name: 'Blue', lang: 'en' }, { name: 'Red' }] },
    { name: 'Tipo', values: [{ name: 'Azul' }, { name: 'Vino' }] },
  ])
  expect(attributes[1]).not.toHaveProperty('lang')
  expect(options).toMatchObject([
    { title: 'Colour', lang: 'en', values: [{ title: 'Azul' }, { title: 'Vino' }] },
  ])
})

test('a Spanish page keeps the product as it is', () => {
  expect(translateProduct(product, new Map(), 'es')).toBe(product)
})

test('variants are called as their options are', () => {
  const titled = (title: string) => ({ title, color: null })
  const { variantOptions, variants } = translateProduct(
    {
      ...product,
      variantOptions: [
        { name: 'Color', values: [titled('Azul'), titled('Rojo')] },
        { name: 'Estado', values: [titled('Azul'), titled('Usado')] },
      ],
      variants: [{ options: { Color: 'Rojo', Estado: 'Azul' } }],
    } as unknown as Product,
    dictionary,
    'en',
  )
  expect(variantOptions).toMatchObject([
    { name: 'Colour', lang: 'en', values: [{ title: 'Blue', lang: 'en' }, { title: 'Red' }] },
    { name: 'Estado', values: [{ title: 'Azul' }, { title: 'Usado' }] },
  ])
  expect(variants?.[0]?.options).toEqual({ Colour: 'Red', Estado: 'Azul' })
})
