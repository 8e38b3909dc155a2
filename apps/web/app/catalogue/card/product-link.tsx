import type { ProductCard } from '@tecnoclick/contract/catalogue/browse/schemas'
import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { isPlainClick } from '../../platform/page/is-plain-click.ts'
import { productPath } from '../../platform/page/product-urls.ts'
import { useCanPrefetch } from '../../platform/page/router-link.tsx'
import { useShellData } from '../../rendering/shell-data.ts'
import type { QuickViewTrigger } from './card-action.tsx'

interface ProductLinkProps {
  product: Pick<ProductCard, 'slug' | 'name' | 'variantSummary'>
  quickView: QuickViewTrigger
}

/**
 * Covers its card. Always a real link. For visitors a plain click opens the quick view, unless the setting opens
 * product pages to everyone (catalogue.md#product-cards).
 */
export function ProductLink({ product, quickView }: ProductLinkProps) {
  const shell = useShellData()
  // Only events ask for it: the link is the same for everyone.
  const opensPage = () => !shell || shell.viewer !== null || shell.productLinks === 'everyone'
  const canPrefetch = useCanPrefetch()

  function handleClick(event: MouseEvent) {
    if (opensPage() || !isPlainClick(event)) return
    event.preventDefault()
    quickView.open()
  }

  return (
    <Link
      to={productPath(product.slug, product.variantSummary?.match)}
      discover="none"
      prefetch={canPrefetch && opensPage() ? 'intent' : 'none'}
      onClick={handleClick}
      onPointerEnter={() => opensPage() || quickView.prefetch()}
      lang="es"
      dir="auto"
      className="card-link"
    >
      {product.name}
    </Link>
  )
}
