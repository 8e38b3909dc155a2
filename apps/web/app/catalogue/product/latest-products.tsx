import type { ProductCard as Card } from '@tecnoclick/contract/catalogue/browse/schemas'
import { useT } from '@tecnoclick/ui/messages'
import { CompactCard } from '../card/product-card.tsx'

export default function LatestProducts({ products }: { products: readonly Card[] }) {
  const t = useT()
  return (
    <aside aria-labelledby="ultimos" className="mt-10 lg:mt-0 lg:border-s lg:ps-6">
      <h2 id="ultimos" className="mb-4 text-lg">
        {t('product.latest')}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
        {products.map((product) => (
          <li key={product.id}>
            <CompactCard product={product} />
          </li>
        ))}
      </ul>
    </aside>
  )
}
