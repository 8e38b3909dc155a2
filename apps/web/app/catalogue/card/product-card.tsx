import type { ProductCard as Card } from '@tecnoclick/contract/catalogue/browse/schemas'
import { useAudience } from '../price/use-audience.ts'
import { QuickView } from '../quick-view/quick-view.tsx'
import { useQuickView } from '../quick-view/use-quick-view.ts'
import { GridCard } from './grid-card.tsx'
import { ListCard } from './list-card.tsx'

interface ProductCardProps {
  product: Card
  /** `large` is the first of the best sellers. */
  layout?: 'grid' | 'list' | 'large'
  /** In the first screen: its picture is not to wait. */
  priority?: boolean
  /** Of its name in the page's outline. */
  level?: 2 | 3
}

/** What a layout needs; all are drawn from the same parts. */
export interface CardProps {
  product: Card
  priority: boolean
  Heading: 'h2' | 'h3'
  quickView: ReturnType<typeof useQuickView>
  /** All that its content depends on. */
  of(): string
}

export function ProductCard({ product, layout = 'grid', priority = false, level = 3 }: ProductCardProps) {
  const quickView = useQuickView(product)
  const audience = useAudience()
  const of = () => JSON.stringify([audience, layout, priority, level, product])
  const card = { product, priority, quickView, of, Heading: `h${level}` as const }
  return (
    <>
      {layout === 'list' ? <ListCard {...card} /> : <GridCard {...card} large={layout === 'large'} />}
      <QuickView product={product} quickView={quickView} />
    </>
  )
}
