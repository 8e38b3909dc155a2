import type { ProductCard as Card } from '@tecnoclick/contract/catalogue/schemas'
import { QuickView } from '../quick-view/quick-view.tsx'
import { useQuickView } from '../quick-view/use-quick-view.ts'
import { CompactCard } from './compact-card.tsx'
import { GridCard } from './grid-card.tsx'
import { ListCard } from './list-card.tsx'

export type CardLayout = 'grid' | 'list' | 'compact' | 'large'

interface ProductCardProps {
  product: Card
  /** `large` is the first of the best sellers, `compact` a row of a column. */
  layout?: CardLayout
  /** In the first screen: its picture is not to wait. */
  priority?: boolean
  /** Of its name in the page's outline. */
  level?: 2 | 3
}

/** What a layout needs; all four are drawn from the same parts. */
export interface CardProps {
  product: Card
  priority: boolean
  Heading: 'h2' | 'h3'
  quickView: ReturnType<typeof useQuickView>
}

export function ProductCard({ product, layout = 'grid', priority = false, level = 3 }: ProductCardProps) {
  const quickView = useQuickView(product)
  const card = { product, priority, quickView, Heading: `h${level}` as const }
  return (
    <>
      {layout === 'list' ? (
        <ListCard {...card} />
      ) : layout === 'compact' ? (
        <CompactCard {...card} />
      ) : (
        <GridCard {...card} large={layout === 'large'} />
      )}
      <QuickView product={product} quickView={quickView} />
    </>
  )
}
