import type { ProductCard as Card } from '@tecnoclick/contract/catalogue/browse/schemas'
import { useT } from '@tecnoclick/ui/messages'
import { SectionHeading } from '@tecnoclick/ui/section-heading'
import { CompactCard } from '../card/product-card.tsx'
import type { LoadedHome } from './load-home.ts'

/** Best rated, discounted, most sold: three of each (catalogue.md#home-page). */
export default function ProductColumns({ columns }: Pick<LoadedHome, 'columns'>) {
  const t = useT()
  return (
    <div className="grid gap-8 md:grid-cols-3 md:gap-6">
      <Column title={t('shop.home.topRated')} products={columns.topRated} />
      <Column title={t('shop.home.offers')} products={columns.offers} />
      <Column title={t('shop.home.popular')} products={columns.popular} />
    </div>
  )
}

function Column({ title, products }: { title: string; products: readonly Card[] }) {
  if (products.length === 0) return null
  return (
    <section>
      <SectionHeading title={title} level={3} className="mb-3" />
      <ul className="grid gap-2">
        {products.map((product) => (
          <li key={product.id} className="grid">
            <CompactCard product={product} />
          </li>
        ))}
      </ul>
    </section>
  )
}
