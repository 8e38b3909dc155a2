import { type ColourSlug, colours } from '../demo/catalogue/colours.ts'
import { daysAgo } from '../demo/moment.ts'
import type { DemoProduct } from '../demo/products/product.ts'
import { demoProducts } from '../demo/products.ts'
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
  const price = Math.max(1, Math.round(template.price * (0.7 + chance.fraction() * 0.6) * 100) / 100)
  const { before: _, options, badges: __, ...kept } = template
  const own: DemoProduct = {
    ...kept,
    slug: `${template.slug.slice(0, 74)}-s${series}`,
    sku: `${template.sku}-S${series}`,
    name: `${template.name}, serie ${series}`,
    model: template.model === null ? null : `${template.model}-S${series}`,
    price,
    wholesale: Math.round(price * (0.86 + chance.fraction() * 0.05) * 100) / 100,
    colours: options?.some(({ title }) => title === 'Color') ? template.colours : [chance.pick(colourSlugs)],
    badges: chance.in(6) ? ['hot'] : chance.in(4) ? ['new'] : [],
    featured: chance.in(2),
    ...(options ? { options } : {}),
    ...(chance.in(14) ? { before: Math.round(price * 118) / 100 } : {}),
  }
  return { ...own, template, createdAt: daysAgo(now, [560 + chance.between(0, 300), '09:30']) }
}

const isColour = (slug: string): slug is ColourSlug => Object.hasOwn(colours, slug)
const colourSlugs = Object.keys(colours).filter(isColour)
