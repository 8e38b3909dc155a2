import type { ProductCard } from '@tecnoclick/contract/catalogue/browse/schemas'
import { useT } from '@tecnoclick/ui/messages'
import { ProgressBar } from '@tecnoclick/ui/progress-bar'
import { useToast } from '@tecnoclick/ui/toast'
import { useState } from 'react'
import { patientImport } from '../../platform/patient-fetch.ts'
import { useShellData } from '../../rendering/shell-data.ts'
import type { QuickViewTrigger } from './card-action.tsx'
import type { QuickViewDialog } from './quick-view-dialog.tsx'

interface QuickViewProps {
  product: ProductCard
  quickView: QuickViewState
}

/** Rendered beside every card. The dialog's script loads when one is first opened. */
export function QuickView({ product, quickView }: QuickViewProps) {
  const t = useT()
  const { Dialog, isOpen, isLoading, close } = quickView
  if (Dialog) return <Dialog product={product} isOpen={isOpen} onClose={close} />
  return isLoading ? <ProgressBar active label={t('ui.loading')} /> : null
}

export interface QuickViewState extends QuickViewTrigger {
  isOpen: boolean
  isLoading: boolean
  /** Stays rendered after closing, for the closing animation. */
  Dialog: typeof QuickViewDialog | undefined
  close(): void
}

let LoadedDialog: typeof QuickViewDialog | undefined

async function loadDialog() {
  const loaded = await import('./quick-view-dialog.tsx')
  LoadedDialog = loaded.QuickViewDialog
  return loaded
}

export function useQuickView({ slug }: Pick<ProductCard, 'slug'>): QuickViewState {
  const t = useT()
  const toast = useToast()
  const saveData = useShellData()?.saveData ?? false
  const [state, setState] = useState<'unused' | 'loading' | 'open' | 'closed'>('unused')

  async function open() {
    setState(LoadedDialog ? 'open' : 'loading')
    try {
      await patientImport(loadDialog)
      setState('open')
    } catch {
      setState('unused')
      toast.error(t('errors.unavailable'))
    }
  }

  async function prefetch() {
    const { fetchProduct } = await loadDialog()
    await fetchProduct(slug)
  }

  return {
    isOpen: state === 'open',
    isLoading: state === 'loading',
    Dialog: state === 'open' || state === 'closed' ? LoadedDialog : undefined,
    open: () => void open(),
    close: () => setState('closed'),
    // A failed prefetch is ignored: opening tries again and shows the error.
    prefetch: () => void (saveData || prefetch().catch(() => {})),
  }
}
