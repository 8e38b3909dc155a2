import type { Product } from '@tecnoclick/contract/catalogue/browse/schemas'
import { loadPart } from '@tecnoclick/messages/load-table'
import { locales } from '@tecnoclick/messages/platform/locales'
import { createTranslator } from '@tecnoclick/messages/translate'
import { MessagesProvider } from '@tecnoclick/ui/messages'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import ComboParts from './combo-parts.tsx'

type Combo = NonNullable<Product['combo']>

const part = (id: number, more: Partial<Combo['parts'][number]> = {}): Combo['parts'][number] => ({
  ...{ id, slug: `parte-${id}`, variant: null, name: `Parte ${id}`, quantity: 1, image: null },
  ...{ price: 100, priceAlt: null, compareAtPrice: null },
  availability: 'in-stock',
  ...more,
})

async function render(locale: (typeof locales)[number], combo: Combo, price: number) {
  const table = await loadPart(locale, 'front')
  const product = { price, priceAlt: null, compareAtPrice: null }
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <MessagesProvider locale={locale} table={table}>
          <ComboParts combo={combo} product={product} />
        </MessagesProvider>
      ),
    },
  ])
  return { html: renderToStaticMarkup(<Page />), t: createTranslator(locale, table) }
}

test.each(locales)(
  'the parts are links with what they cost apart, and what is saved, in %s',
  async (locale) => {
    const parts = [part(1), part(2, { quantity: 2, price: 10, variant: 7, availability: 'out-of-stock' })]
    const { html, t } = await render(locale, { service: 'Instalación', parts }, 108)
    expect(html).toContain('href="/shop/products/parte-1"')
    expect(html).toContain('href="/shop/products/parte-2?variant=7"')
    expect(html).toContain('2 × Parte 2')
    expect(html).toContain('Instalación')
    expect(html.split(t('product.soldOut'))).toHaveLength(2)
    for (const amount of ['$100.00', '$20.00', '$120.00', '$12.00']) expect(html).toContain(amount)
  },
)

test('nothing is said to be saved where it is not', async () => {
  const { html, t } = await render('es', { service: null, parts: [part(1)] }, 100)
  expect(html).not.toContain(t('product.combo.saved'))
})
