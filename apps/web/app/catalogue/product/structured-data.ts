import type { Product } from '@tecnoclick/contract/catalogue/browse/schemas'
import { pictureUrl } from '@tecnoclick/domain/platform/files'
import { productPath } from '../../platform/page/product-urls.ts'

const maxSummaryLength = 155

/** The start of the description, as long as search results show. */
export function summaryOf({ name, description }: Pick<Product, 'name' | 'description'>): string {
  const text = (description || name).replace(/\s+/g, ' ').trim()
  if (text.length <= maxSummaryLength) return text
  const cut = text.slice(0, maxSummaryLength)
  return `${cut.slice(0, cut.lastIndexOf(' '))}…`
}

/** schema.org Product. The offer is the public retail price in USD. */
export function productStructuredData(product: Product, origin: string): object {
  const { name, sku, brand, images, description, price, stock, rating, reviews, slug } = product
  return {
    '@type': 'Product',
    name,
    sku,
    description,
    image: images.map((image) => origin + pictureUrl(image, 700)),
    ...(brand && { brand: { '@type': 'Brand', name: brand.name } }),
    ...(reviews > 0 && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount: reviews },
    }),
    offers: {
      '@type': 'Offer',
      url: origin + productPath(slug),
      price: price.toFixed(2),
      priceCurrency: 'USD',
      availability: `https://schema.org/${stock > 0 ? 'InStock' : 'OutOfStock'}`,
      inventoryLevel: { '@type': 'QuantitativeValue', value: stock },
    },
  }
}
