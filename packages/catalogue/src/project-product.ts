import { toWire } from '@tecnoclick/domain/platform/money'
import { type Catalogue, categoryPath } from './catalogue.ts'
import type { Badge, CatalogueAttributeValue, CatalogueProduct } from './model.ts'
import type { CatalogueViewer } from './query.ts'

/** Amounts on the wire: decimals with two places. The wholesale pair only where the viewer may see it. */
export interface PricesOnWire {
  price: number
  priceAlt: number | null
  compareAtPrice: number | null
  priceMayorista?: number | null
  priceMayoristaAlt?: number | null
}

export interface AttributeOnWire {
  slug: string
  name: string
  featured: boolean
  values: CatalogueAttributeValue[]
}

export interface CardOnWire extends PricesOnWire {
  id: number
  sku: string
  slug: string
  name: string
  brand: { slug: string; name: string } | null
  categories: string[]
  stock: number
  badges: Badge[]
  rating: number
  reviews: number
  images: string[]
  attributes: AttributeOnWire[]
  choice: boolean
}

export interface DetailOnWire extends CardOnWire {
  model: string | null
  description: string
  availability: 'in-stock' | 'out-of-stock'
  options: {
    id: number
    title: string
    required: boolean
    values: { id: number; title: string; surcharge: number; surchargeAlt: number }[]
  }[]
  path: { slug: string; name: string }[]
}

export interface SuggestionOnWire extends PricesOnWire {
  id: number
  slug: string
  name: string
  image: string | null
  stock: number
}

/** A card shows the featured attributes only. */
export function productCard(
  catalogue: Catalogue,
  product: CatalogueProduct,
  viewer: CatalogueViewer,
): CardOnWire {
  return project(catalogue, product, viewer, ({ featured }) => featured)
}

export function productDetail(
  catalogue: Catalogue,
  product: CatalogueProduct,
  viewer: CatalogueViewer,
): DetailOnWire {
  const own = product.categories.find((slug) => catalogue.traits.categories.has(slug))
  return {
    ...project(catalogue, product, viewer, () => true),
    model: product.model,
    description: product.description,
    availability: product.stock > 0 ? 'in-stock' : 'out-of-stock',
    options: product.options.map(({ id, title, required, values }) => ({
      id,
      title,
      required,
      values: values.map((value) => ({
        id: value.id,
        title: value.title,
        surcharge: toWire(value.surcharge),
        surchargeAlt: toWire(value.surchargeAlt),
      })),
    })),
    path: own === undefined ? [] : categoryPath(catalogue, own).map(({ slug, name }) => ({ slug, name })),
  }
}

export function suggestion(product: CatalogueProduct, viewer: CatalogueViewer): SuggestionOnWire {
  const { id, slug, name, images, stock } = product
  return { id, slug, name, image: images[0] ?? null, stock, ...prices(product, viewer) }
}

function project(
  { traits }: Catalogue,
  product: CatalogueProduct,
  viewer: CatalogueViewer,
  isShown: (attribute: { featured: boolean }) => boolean,
): CardOnWire {
  const brand = product.brand === null ? undefined : traits.brands.get(product.brand)?.brand
  return {
    id: product.id,
    sku: product.sku,
    slug: product.slug,
    name: product.name,
    brand: brand ? { slug: brand.slug, name: brand.name } : null,
    categories: product.categories.filter((slug) => traits.categories.has(slug)),
    stock: product.stock,
    badges: [...product.badges],
    rating: product.rating,
    reviews: product.reviews,
    images: [...product.images],
    attributes: product.attributes
      .filter(isShown)
      .flatMap(({ slug, featured, values }): AttributeOnWire[] => {
        const node = traits.attributes.get(slug)
        const known = values.flatMap((value) => node?.values.get(value)?.value ?? [])
        if (!node || known.length === 0) return []
        return [{ slug, name: node.attribute.name, featured, values: known }]
      }),
    choice: product.options.some(({ required }) => required),
    ...prices(product, viewer),
  }
}

function prices(product: CatalogueProduct, { wholesale, staff = false }: CatalogueViewer): PricesOnWire {
  const retail: PricesOnWire = {
    price: toWire(product.price),
    priceAlt: wireOrNull(product.priceAlt),
    compareAtPrice: wireOrNull(product.compareAtPrice),
  }
  if (!wholesale && !staff) return retail
  return {
    ...retail,
    priceMayorista: wireOrNull(product.priceMayorista ?? null),
    priceMayoristaAlt: wireOrNull(product.priceMayoristaAlt ?? null),
  }
}

function wireOrNull(minor: number | null): number | null {
  return minor === null ? null : toWire(minor)
}
