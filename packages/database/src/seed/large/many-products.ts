import { attributes, type DemoProduct, demoProducts } from '../demo/catalogue.ts'
import { daysAgo } from '../demo/moment.ts'
import type { Chance } from './chance.ts'

export type Variant = DemoProduct & { createdAt: Date; template: DemoProduct }

/** Variants of the demo's products: other names, prices, colours and ages, the same facts. `from` of them exist already. */
export function manyProducts(from: number, count: number, chance: Chance, now: Date): Variant[] {
  return Array.from({ length: count }, (_, index) => variant(from + index, chance, now))
}

function variant(index: number, chance: Chance, now: Date): Variant {
  const template = demoProducts[index % demoProducts.length]
  if (!template) throw new Error('There are no products to make variants of')
  const series = String(Math.floor(index / demoProducts.length) + 1).padStart(3, '0')
  const price = Math.max(100, Math.round(template.price * (0.7 + chance.fraction() * 0.6)))
  const wholesale = Math.round(price * (0.86 + chance.fraction() * 0.05))
  const keepsColours = template.options.some(({ title }) => title === 'Color')
  const colours = keepsColours ? undefined : [chance.pick(colourSlugs)]
  const badges: DemoProduct['badges'] = chance.in(6) ? ['hot'] : chance.in(4) ? ['new'] : []
  const featured = chance.in(2)
  const compareAtPrice = chance.in(14) ? Math.round(price * 1.18) : null
  const own: DemoProduct = {
    ...template,
    slug: `${template.slug.slice(0, 74)}-s${series}`,
    sku: `${template.sku}-S${series}`,
    name: `${template.name}, serie ${series}`,
    model: template.model === null ? null : `${template.model}-S${series}`,
    price,
    priceAlt: pesosFor(price),
    priceMayorista: wholesale,
    priceMayoristaAlt: pesosFor(wholesale),
    compareAtPrice,
    badges: compareAtPrice === null ? badges : ['sale', ...badges],
    featured,
    attributes: template.attributes.map((attribute) =>
      attribute.slug === 'color' && colours ? { ...attribute, values: colours } : attribute,
    ),
  }
  return { ...own, template, createdAt: daysAgo(now, [560 + chance.between(0, 300), '09:30']) }
}

const colourSlugs = attributes.find(({ slug }) => slug === 'color')?.values.map(({ slug }) => slug) ?? []

/** Centavos at 390 pesos a dollar, in whole tens of pesos like the prices of the demo's products. */
function pesosFor(cents: number): number {
  return Math.round((cents * 390) / 1000) * 1000
}
