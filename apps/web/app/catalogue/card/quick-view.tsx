import type { ProductCard } from '@tecnoclick/contract/catalogue/browse/schemas'
import { useT } from '@tecnoclick/ui/messages'
import { ProgressBar } from '@tecnoclick/ui/progress-bar'
import { useToast } from '@tecnoclick/ui/toast'
import { useState } from 'react'
import { useShellData } from '../../shell/shell-data.ts'
import type { QuickViewDialog } from './quick-view-dialog.tsx'

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

export interface QuickViewState {
  isOpen: boolean
  /** On its way for the first time; from then on the dialog stays in the page, to close gently. */
  isLoading: boolean
  Dialog: typeof QuickViewDialog | undefined
  open(): void
  close(): void
  /** The pointer or the focus comes near: what will be needed is fetched, unless data is to be saved. */
  prepare(): void
}

let Loaded: typeof QuickViewDialog | undefined

async function loadDialog() {
  const loaded = await import('./quick-view-dialog.tsx')
  Loaded = loaded.QuickViewDialog
  return loaded
}

export function useQuickView({ slug }: Pick<ProductCard, 'slug'>): QuickViewState {
  const t = useT()
  const toast = useToast()
  const saveData = useShellData()?.saveData ?? false
  const [state, setState] = useState<'unused' | 'loading' | 'open' | 'closed'>('unused')

  async function open() {
    setState(Loaded ? 'open' : 'loading')
    try {
      await loadDialog()
      setState('open')
    } catch {
      setState('unused')
      toast.error(t('errors.unavailable'))
    }
  }

  async function prepare() {
    const { fetchProduct } = await loadDialog()
    await fetchProduct(slug)
  }

  return {
    isOpen: state === 'open',
    isLoading: state === 'loading',
    Dialog: state === 'open' || state === 'closed' ? Loaded : undefined,
    open: () => void open(),
    close: () => setState('closed'),
    // Where the line is broken, opening it tries again and says so.
    prepare: () => void (saveData || prepare().catch(() => {})),
  }
}
