import { attributes, type DemoProduct, demoProducts } from '../demo/catalogue.ts'
import { daysAgo } from '../demo/moment.ts'
import type { Random } from './random.ts'

export type Variant = DemoProduct & { createdAt: Date; template: DemoProduct }

/** Variants of the demo products with other names, prices, colours and dates. `from` of them exist already. */
export function manyProducts(from: number, count: number, random: Random, now: Date): Variant[] {
  return Array.from({ length: count }, (_, index) => variant(from + index, random, now))
}

function variant(index: number, random: Random, now: Date): Variant {
  const template = demoProducts[index % demoProducts.length]
  if (!template) throw new Error('There are no products to make variants of')
  const series = String(Math.floor(index / demoProducts.length) + 1).padStart(3, '0')
  const price = Math.max(100, Math.round(template.price * (0.7 + random.fraction() * 0.6)))
  const wholesale = Math.round(price * (0.86 + random.fraction() * 0.05))
  const keepsColours = template.options.some(({ title }) => title === 'Color')
  const colours = keepsColours ? undefined : [random.pick(colourSlugs)]
  const badges: DemoProduct['badges'] = random.in(6) ? ['hot'] : random.in(4) ? ['new'] : []
  const featured = random.in(2)
  const compareAtPrice = random.in(14) ? Math.round(price * 1.18) : null
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
  return { ...own, template, createdAt: daysAgo(now, [560 + random.between(0, 300), '09:30']) }
}

const colourSlugs = attributes.find(({ slug }) => slug === 'color')?.values.map(({ slug }) => slug) ?? []

/** Centavos at 390 pesos per dollar, in whole tens of pesos like the demo products. */
function pesosFor(cents: number): number {
  return Math.round((cents * 390) / 1000) * 1000
}
