import type { ProductCard as Card } from '@tecnoclick/contract/catalogue/browse/schemas'
import { Carousel } from '@tecnoclick/ui/carousel'
import { useT } from '@tecnoclick/ui/messages'
import { SectionHeading } from '@tecnoclick/ui/section-heading'
import { ProductCard } from '../card/product-card.tsx'

/**
 * Five in view, fewer below 1199, 991, 767 and 479 px (catalogue.md#product-cards). On the smallest screens
 * a part of the third shows that the row scrolls.
 */
const slideWidths =
  'flex w-[max(44%,min(100%,8.5rem))] min-[480px]:w-[31%] min-[768px]:w-[calc((100%-2rem)/3)] min-[992px]:w-[calc((100%-3rem)/4)] min-[1200px]:w-[calc((100%-4rem)/5)]'

interface RelatedProductsProps {
  products: readonly Card[]
  /** 'Productos relacionados' by default. */
  title?: string
}

export default function RelatedProducts({ products, title }: RelatedProductsProps) {
  const t = useT()
  const label = title ?? t('product.related')
  if (products.length === 0) return null
  return (
    <div className="mt-10">
      <SectionHeading title={label} className="mb-4" />
      <Carousel label={label} slideClassName={slideWidths}>
        {products.map((product) => (
          <ProductCard key={product.id} product={product} />
        ))}
      </Carousel>
    </div>
  )
}
