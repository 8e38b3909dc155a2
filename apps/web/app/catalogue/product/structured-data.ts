import type { Product, ProductVariant } from '@tecnoclick/contract/catalogue/browse/schemas'
import { pictureUrl } from '@tecnoclick/domain/platform/files'
import { productPath } from '../../platform/page/product-urls.ts'
import { asSold } from './variant-choice.ts'

const maxSummaryLength = 155

/** The start of the description, as long as search results show. */
export function summaryOf({ name, description }: Pick<Product, 'name' | 'description'>): string {
  const text = (description || name).replace(/\s+/g, ' ').trim()
  if (text.length <= maxSummaryLength) return text
  const cut = text.slice(0, maxSummaryLength)
  return `${cut.slice(0, cut.lastIndexOf(' '))}…`
}

/** schema.org Product, or ProductGroup with a Product for each variant. */
export function productStructuredData(product: Product, origin: string): object {
  const { name, sku, brand, images, description, rating, reviews, slug, variants, variantOptions } = product
  const facts = {
    name,
    description,
    image: pictures(images, origin),
    ...(brand && { brand: { '@type': 'Brand', name: brand.name } }),
    ...(reviews > 0 && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount: reviews },
    }),
  }
  if (!variants)
    return {
      '@type': 'Product',
      sku,
      ...facts,
      offers: {
        ...offerOf(product, origin + productPath(slug)),
        ...(product.combo && { includesObject: product.combo.parts.map((part) => partData(part, origin)) }),
      },
    }
  return {
    '@type': 'ProductGroup',
    productGroupID: sku,
    url: origin + productPath(slug),
    ...facts,
    ...(variantOptions?.some(isColor) && { variesBy: ['https://schema.org/color'] }),
    hasVariant: variants.map((variant) => variantData(product, variant, origin)),
  }
}

type ComboPart = NonNullable<Product['combo']>['parts'][number]

function partData({ name, slug, variant, quantity }: ComboPart, origin: string): object {
  return {
    '@type': 'TypeAndQuantityNode',
    amountOfThisGood: quantity,
    typeOfGood: { '@type': 'Product', name, url: origin + productPath(slug, variant ?? undefined) },
  }
}

type VariantOption = NonNullable<Product['variantOptions']>[number]

/** By its values, because the shop names its options as it likes. */
function isColor({ values }: VariantOption): boolean {
  return values.every(({ color }) => color !== null)
}

function variantData(product: Product, variant: ProductVariant, origin: string): object {
  const { variantOptions = [], slug } = product
  const others = variantOptions.filter((option) => !isColor(option))
  const color = variantOptions.find(isColor)
  return {
    '@type': 'Product',
    name: variant.name,
    sku: variant.sku,
    image: pictures(asSold(product, variant).images, origin),
    ...(color && { color: variant.options[color.name] }),
    ...(others.length > 0 && {
      additionalProperty: others.map(({ name }) => ({
        '@type': 'PropertyValue',
        name,
        value: variant.options[name],
      })),
    }),
    offers: offerOf(variant, origin + productPath(slug, variant.id)),
  }
}

function pictures(images: readonly string[], origin: string): string[] {
  return images.map((image) => origin + pictureUrl(image, 700))
}

/** The public retail price in USD. */
function offerOf({ price, stock }: Pick<Product, 'price' | 'stock'>, url: string): object {
  return {
    '@type': 'Offer',
    url,
    price: price.toFixed(2),
    priceCurrency: 'USD',
    availability: `https://schema.org/${stock > 0 ? 'InStock' : 'OutOfStock'}`,
    inventoryLevel: { '@type': 'QuantitativeValue', value: stock },
  }
}
