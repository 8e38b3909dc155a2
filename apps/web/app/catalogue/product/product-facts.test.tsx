import type { Product } from '@tecnoclick/contract/catalogue/browse/schemas'
import { listedFields } from '@tecnoclick/domain/catalogue/product-fields'
import { emptyValues, keysOf, mapFields } from '@tecnoclick/domain/platform/fields'
import { loadPart } from '@tecnoclick/messages/load-table'
import { locales } from '@tecnoclick/messages/platform/locales'
import { createTranslator } from '@tecnoclick/messages/translate'
import { MessagesProvider } from '@tecnoclick/ui/messages'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ProductFacts } from './product-facts.tsx'

const product = { sku: 'S', brand: null, path: [], stock: 0 } as unknown as Product

test.each(locales)('every listed field with a value is shown under its label in %s', async (locale) => {
  const table = await loadPart(locale, 'front')
  const t = createTranslator(locale, table)
  const render = (values: Partial<Product>) =>
    renderToStaticMarkup(
      <MessagesProvider locale={locale} table={table}>
        <ProductFacts product={{ ...product, ...values }} />
      </MessagesProvider>,
    ).replaceAll(/ class="[^"]*"/g, '')
  const samples = { line: 'ABC', count: 7 }
  const values = mapFields(listedFields, ({ kind }) => samples[kind as keyof typeof samples])
  const full = render(values as Partial<Product>)
  const empty = render(emptyValues(listedFields))
  for (const key of keysOf(listedFields)) {
    const label = t(`product.facts.${key}`)
    expect(full).toContain(`>${label}</dt><dd><bdi>${values[key]}</bdi></dd>`)
    expect(empty).not.toContain(label)
  }
})
