import type { ProductCard as Card } from '@tecnoclick/contract/catalogue/schemas'
import { Carousel } from '@tecnoclick/ui/carousel'
import { ProductCard } from '../card/product-card.tsx'

/** Slides in view by layout, fewer at 1199, 991, 767, 479 and 379 px (B §9); the widths are in shelf.css. */
export type ShelfLayout = 'grid-5' | 'grid-4' | 'grid-4-sidebar' | 'horizontal'

interface ProductCarouselProps {
  label: string
  products: readonly Card[]
  layout: ShelfLayout
}

export function ProductCarousel({ label, products, layout }: ProductCarouselProps) {
  return (
    <Carousel label={label} className={`shelf shelf-${layout}`} slideClassName="shelf-slide grid">
      {products.map((product) => (
        <ProductCard
          key={product.id}
          product={product}
          layout={layout === 'horizontal' ? 'compact' : 'grid'}
        />
      ))}
    </Carousel>
  )
}
