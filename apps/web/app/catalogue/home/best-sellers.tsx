import type { ProductCard as Card } from '@tecnoclick/contract/catalogue/browse/schemas'
import { useT } from '@tecnoclick/ui/messages'
import { SectionHeading } from '@tecnoclick/ui/section-heading'
import { ProductCard } from '../card/product-card.tsx'

/** One large and up to six small (catalogue.md#home-page). */
export default function BestSellers({ products }: { products: readonly Card[] }) {
  const t = useT()
  const [first, ...rest] = products
  if (!first) return null
  return (
    <section aria-labelledby="mas-vendidos">
      <SectionHeading id="mas-vendidos" title={t('shop.home.bestSellers')} />
      <div className="grid gap-3 sm:gap-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <ProductCard product={first} layout="large" />
        <ul className="grid grid-cols-pair gap-2.5 sm:gap-4 md:grid-cols-3">
          {rest.map((product) => (
            <li key={product.id} className="grid">
              <ProductCard product={product} layout="grid" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
