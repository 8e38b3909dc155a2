import type { Product } from '@tecnoclick/contract/catalogue/browse/schemas'
import { pictureAddress, productAddress } from '../card/product-urls.ts'

const longestSummary = 155

/** The first sentences, as many as a search result shows. */
export function summaryOf({ name, description }: Pick<Product, 'name' | 'description'>): string {
  const text = (description || name).replace(/\s+/g, ' ').trim()
  if (text.length <= longestSummary) return text
  const cut = text.slice(0, longestSummary)
  return `${cut.slice(0, cut.lastIndexOf(' '))}…`
}

/** schema.org Product. The offer is the retail one in dollars, which everybody may know. */
export function productFacts(product: Product, origin: string): object {
  const { name, sku, brand, images, description, price, stock, rating, reviews, slug } = product
  return {
    '@type': 'Product',
    name,
    sku,
    description,
    image: images.map((image) => origin + pictureAddress(image, 700)),
    ...(brand && { brand: { '@type': 'Brand', name: brand.name } }),
    ...(reviews > 0 && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount: reviews },
    }),
    offers: {
      '@type': 'Offer',
      url: origin + productAddress(slug),
      price: price.toFixed(2),
      priceCurrency: 'USD',
      availability: `https://schema.org/${stock > 0 ? 'InStock' : 'OutOfStock'}`,
    },
  }
}
