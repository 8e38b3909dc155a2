import type { ProductCard } from '@tecnoclick/contract/catalogue/browse/schemas'
import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { isPlainClick } from '../../shell/plain-click.ts'
import { useShellData } from '../../shell/shell-data.ts'
import { useFetchesAhead } from '../../shell/use-fetches-ahead.ts'
import { productAddress } from './product-urls.ts'
import type { QuickViewState } from './quick-view.tsx'

interface ProductLinkProps {
  product: Pick<ProductCard, 'slug' | 'name'>
  quickView: QuickViewState
}

/**
 * Covers its card. Always a real link; signed out and with script, a plain click opens the quick view unless the
 * setting opens product pages to everyone (catalogue.md#product-cards).
 */
export function ProductLink({ product, quickView }: ProductLinkProps) {
  const shell = useShellData()
  const leadsToPage = !shell || shell.viewer !== null || shell.productLinks === 'everyone'

  function handleClick(event: MouseEvent) {
    if (leadsToPage || !isPlainClick(event)) return
    event.preventDefault()
    quickView.open()
  }

  // What nobody will follow is not fetched ahead.
  const ahead = useFetchesAhead() && leadsToPage
  return (
    <Link
      to={productAddress(product.slug)}
      prefetch={ahead ? 'intent' : 'none'}
      onClick={handleClick}
      onPointerEnter={leadsToPage ? undefined : quickView.prepare}
      className="underline-offset-4 after:absolute after:inset-0 after:rounded-lg hover:underline"
    >
      <bdi>{product.name}</bdi>
    </Link>
  )
}
