import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react'
import {
  addToast,
  dismissToast,
  dropSuccesses,
  type Toast,
  type ToastKind,
  type ToastQueue,
} from './toast-queue.ts'
import { ToastRegion } from './toast-region.tsx'

type ShowToast = (text: string, options?: Pick<Toast, 'link' | 'durationMs'>) => void
export type ToastActions = Readonly<Record<ToastKind, ShowToast>> & {
  /** The page itself says that something was refused. */
  readonly dropSuccesses: () => void
}

const ToastContext = createContext<ToastActions | undefined>(undefined)

export function ToastProvider({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState<ToastQueue>([])
  const nextId = useRef(1)

  const actions = useMemo<ToastActions>(() => {
    const show =
      (kind: ToastKind): ShowToast =>
      (text, options) => {
        const toast = { id: nextId.current++, kind, text, ...options }
        setQueue((current) => addToast(current, toast))
      }
    return {
      success: show('success'),
      info: show('info'),
      error: show('error'),
      dropSuccesses: () => setQueue(dropSuccesses),
    }
  }, [])

  const dismiss = useCallback((id: number) => setQueue((current) => dismissToast(current, id)), [])

  return (
    <ToastContext value={actions}>
      {children}
      <ToastRegion queue={queue} onDismiss={dismiss} />
    </ToastContext>
  )
}

/** `const toast = useToast(); toast.success(text)` */
export function useToast(): ToastActions {
  const actions = useContext(ToastContext)
  if (!actions) throw new Error('No ToastProvider above this component')
  return actions
}
