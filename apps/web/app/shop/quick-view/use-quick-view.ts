import type { ProductCard } from '@tecnoclick/contract/catalogue/schemas'
import { useState } from 'react'
import { useShellData } from '../../shell/shell-data.ts'

export interface QuickViewState {
  isOpen: boolean
  /** It was opened once: its script is here, and the dialog stays in the page to close gently. */
  wanted: boolean
  open(): void
  close(): void
  /** The pointer or the focus comes near: what will be needed is fetched, unless data is to be saved. */
  prepare(): void
}

export function useQuickView({ slug }: Pick<ProductCard, 'slug'>): QuickViewState {
  const saveData = useShellData()?.saveData ?? false
  const [isOpen, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  return {
    isOpen,
    wanted,
    open() {
      setWanted(true)
      setOpen(true)
    },
    close: () => setOpen(false),
    prepare() {
      if (saveData) return
      // Where the line is broken, opening it tries again and says so.
      Promise.all([import('./fetch-product.ts'), import('./quick-view-body.tsx')])
        .then(([{ fetchProduct }]) => fetchProduct(slug))
        .catch(() => {})
    },
  }
}
