import type { ProductCard } from '@tecnoclick/contract/catalogue/browse/schemas'
import { IconButton } from '@tecnoclick/ui/icon-button'
import { useT } from '@tecnoclick/ui/messages'
import Eye from 'lucide-react/icons/eye'
import type { QuickViewState } from '../quick-view/use-quick-view.ts'
import { pictureButton, SaveToggle } from './save-toggle.tsx'

interface CardToolsProps {
  product: ProductCard
  quickView: QuickViewState
  className?: string
}

/** Over the picture. With a mouse compare and quick view come with the pointer or the focus; a finger has no hover. */
export function CardTools({ product, quickView, className = '' }: CardToolsProps) {
  const t = useT()
  const onHover =
    'pointer-fine:opacity-0 pointer-fine:transition-opacity pointer-fine:group-hover:opacity-100 pointer-fine:group-focus-within:opacity-100'
  return (
    <div
      className={`absolute inset-y-0 end-0 z-10 flex flex-col justify-between pointer-fine:justify-start ${className}`}
    >
      <SaveToggle list="wishlist" product={product} />
      <SaveToggle list="compare" product={product} className={onHover} />
      <IconButton
        round
        label={t('product.quickViewOf', { name: product.name })}
        aria-haspopup="dialog"
        onClick={quickView.open}
        onPointerEnter={quickView.prepare}
        onFocus={quickView.prepare}
        className={`${pictureButton} no-script:hidden pointer-coarse:hidden ${onHover}`}
      >
        <Eye className="size-5" />
      </IconButton>
    </div>
  )
}
