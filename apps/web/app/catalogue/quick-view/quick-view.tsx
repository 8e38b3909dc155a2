import type { ProductCard } from '@tecnoclick/contract/catalogue/browse/schemas'
import { useT } from '@tecnoclick/ui/messages'
import { ProgressBar } from '@tecnoclick/ui/progress-bar'
import type { QuickViewState } from './use-quick-view.ts'

interface QuickViewProps {
  product: ProductCard
  quickView: QuickViewState
}

/** Beside every card; its script comes with the first one that is opened. */
export function QuickView({ product, quickView }: QuickViewProps) {
  const t = useT()
  const { Dialog, isOpen, isLoading, close } = quickView
  if (Dialog) return <Dialog product={product} isOpen={isOpen} onClose={close} />
  return isLoading ? <ProgressBar active label={t('ui.loading')} /> : null
}
