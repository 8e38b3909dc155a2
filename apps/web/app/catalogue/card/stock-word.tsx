import { lastUnitsFrom } from '@tecnoclick/domain/catalogue/shown-stock'
import { useT } from '@tecnoclick/ui/messages'

interface StockWordProps {
  stock: number
  className?: string
}

export function StockWord({ stock, className = 'text-xs' }: StockWordProps) {
  const t = useT()
  if (stock === 0) return <p className={`text-ink-muted ${className}`}>{t('product.unavailable')}</p>
  return stock <= lastUnitsFrom ? (
    <p className={`font-medium text-offer-text ${className}`}>{t('product.lastUnits', { count: stock })}</p>
  ) : (
    <p className={`font-medium text-success ${className}`}>{t('product.inStock')}</p>
  )
}
