import type { ProductCard } from '@tecnoclick/contract/catalogue/browse/schemas'

interface FeaturedAttributesProps {
  product: Pick<ProductCard, 'attributes'>
  most: number
  className?: string
}

/** The facts that the shop chose to show first. */
export function FeaturedAttributes({ product, most, className = '' }: FeaturedAttributesProps) {
  const featured = product.attributes.filter((attribute) => attribute.featured).slice(0, most)
  if (featured.length === 0) return null
  return (
    <dl className={`grid min-w-0 gap-0.5 text-ink-muted text-xs ${className}`}>
      {featured.map(({ slug, name, values }) => (
        <div key={slug} className="flex min-w-0 gap-1">
          <dt className="shrink-0">
            <bdi>{name}</bdi>:
          </dt>
          <dd dir="auto" className="min-w-0 truncate text-ink">
            {values.map((value) => value.name).join(', ')}
          </dd>
        </div>
      ))}
    </dl>
  )
}
