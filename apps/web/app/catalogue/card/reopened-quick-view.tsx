import { type ComponentType, useState } from 'react'
import { fetchProduct, QuickViewDialog } from './quick-view-dialog.tsx'

/** The quick view that was open when the page was left. Rejects if the product cannot be loaded. */
export async function loadQuickView(slug: string): Promise<ComponentType> {
  const product = await fetchProduct(slug)
  return function ReopenedQuickView() {
    const [isOpen, setOpen] = useState(true)
    return <QuickViewDialog product={product} isOpen={isOpen} onClose={() => setOpen(false)} />
  }
}
