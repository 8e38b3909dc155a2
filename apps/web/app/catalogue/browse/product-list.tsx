import type { ProductCard as Card } from '@tecnoclick/contract/catalogue/browse/schemas'
import { cx } from '@tecnoclick/ui/cx'
import { ProductCard } from '../card/product-card.tsx'
import { firstInView } from './first-in-view.ts'

const columnClasses: Readonly<Record<string, string>> = {
  '3': 'md:grid-cols-3',
  '4': 'md:grid-cols-3 xl:grid-cols-4',
  '5': 'md:grid-cols-4 xl:grid-cols-5',
}

interface ProductListProps {
  products: readonly Card[]
  view: 'grid' | 'list'
  columns: string
}

export function ProductList({ products, view, columns }: ProductListProps) {
  return (
    <ul
      className={cx(
        'grid',
        view === 'list'
          ? 'gap-3'
          : cx('grid-cols-2 gap-x-2.5 gap-y-3 sm:gap-4', columnClasses[columns] ?? columnClasses['4']),
      )}
    >
      {products.map((product, index) => (
        <li key={product.id} className="grid">
          <ProductCard
            product={product}
            layout={view}
            priority={view === 'grid' && index < firstInView}
            level={2}
          />
        </li>
      ))}
    </ul>
  )
}
