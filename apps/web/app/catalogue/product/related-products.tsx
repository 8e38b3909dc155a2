import type { ProductCard as Card } from '@tecnoclick/contract/catalogue/browse/schemas'
import { useT } from '@tecnoclick/ui/messages'
import { SectionHeading } from '@tecnoclick/ui/section-heading'
import { type CarouselLayout, ProductCarousel } from '../card/product-carousel.tsx'

interface RelatedProductsProps {
  products: readonly Card[]
  layout: CarouselLayout
  /** 'Productos relacionados' by default. */
  title?: string
}

export default function RelatedProducts({ products, layout, title }: RelatedProductsProps) {
  const t = useT()
  const label = title ?? t('product.related')
  if (products.length === 0) return null
  return (
    <div className="mt-10">
      <SectionHeading title={label} className="mb-4" />
      <ProductCarousel label={label} products={products} layout={layout} />
    </div>
  )
}
