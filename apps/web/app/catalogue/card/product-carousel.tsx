import type { ProductCard as Product } from '@tecnoclick/contract/catalogue/browse/schemas'
import { Carousel } from '@tecnoclick/ui/carousel'
import { CompactCard, ProductCard } from './product-card.tsx'

/**
 * Slides in view by layout, fewer at 1199, 991, 767, 479 and 379 px (catalogue.md#product-cards); the widths are in
 * product-carousel.css.
 */
export type CarouselLayout = 'grid-5' | 'grid-4' | 'grid-4-sidebar' | 'horizontal'

interface ProductCarouselProps {
  label: string
  products: readonly Product[]
  layout: CarouselLayout
}

export function ProductCarousel({ label, products, layout }: ProductCarouselProps) {
  const Card = layout === 'horizontal' ? CompactCard : ProductCard
  return (
    <Carousel
      label={label}
      className={`product-carousel product-carousel-${layout}`}
      slideClassName="product-carousel-slide grid"
    >
      {products.map((product) => (
        <Card key={product.id} product={product} />
      ))}
    </Carousel>
  )
}
