import { keepsPlaceholders } from '@tecnoclick/domain/site/content'
import { expect, test } from 'vitest'
import { attributes, demoProducts, demoVariants } from './catalogue.ts'
import { demoFreeDeliveryFrom } from './delivery.ts'
import { banners, faq, serviceTypes } from './site.ts'
import { demoTranslations } from './translations.ts'

const translated = new Map(demoTranslations.map(({ area, source }) => [source, area]))

test('slides, questions, services, attributes and options are translated', () => {
  const sources = {
    slides: banners.flatMap(({ title, text, linkLabel }) => [title, text, linkLabel]),
    faq: Object.values(faq).flatMap((entries) =>
      entries.flatMap(({ question, answer }) => [question, answer]),
    ),
    services: serviceTypes.flatMap((type) =>
      [type, ...type.services].flatMap(({ name, description }) => [name, description]),
    ),
    options: [
      ...attributes.map(({ name }) => name),
      ...(attributes.find(({ slug }) => slug === 'color')?.values.map(({ name }) => name) ?? []),
      ...demoProducts.flatMap(({ options }) =>
        options.flatMap(({ title, values }) => [title, ...values.map((value) => value.title)]),
      ),
      ...Object.values(demoVariants).flatMap(({ options, first, others }) => [
        ...[...options, ...first],
        ...others.flatMap(({ values }) => values),
      ]),
    ],
  }
  for (const [area, texts] of Object.entries(sources)) {
    for (const text of texts) expect(translated.get(text), text).toBe(area)
  }
})

test('no translation is left over from a text that changed, and all keep their placeholders', () => {
  for (const { source, en, ru, ar } of demoTranslations) {
    for (const text of [en, ru, ar]) expect(keepsPlaceholders(source, text), text).toBe(true)
    // Names such as 'Intel N100' are the same everywhere, and measures have international units.
    if ((en === ru && ru === ar) || /^\d/.test(source)) continue
    expect(ru, source).toMatch(/\p{Script=Cyrillic}/u)
    expect(ar, source).toMatch(/\p{Script=Arabic}/u)
  }
  expect(translated.size).toBe(demoTranslations.length)
})

test('the demo shop keeps its promises: 30 % off on several products, and free delivery from 50 USD', () => {
  const discounts = demoProducts.flatMap(({ price, compareAtPrice, stock }) =>
    compareAtPrice !== null && stock > 0 ? [1 - price / compareAtPrice] : [],
  )
  expect(Math.max(...discounts)).toBeCloseTo(0.3, 10)
  expect(discounts.filter((discount) => discount > 0.295).length).toBeGreaterThanOrEqual(4)
  expect(demoFreeDeliveryFrom.USD).toBe(5000)
})
