import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import {
  addToast,
  dismissToast,
  dropSuccesses,
  type Toast,
  type ToastKind,
  type ToastQueue,
} from './toast-queue.ts'
import { ToastRegion } from './toast-region.tsx'

/** Values for a provider's `durationMs` (site.md#timers). */
export const shopToastMs = 3000
export const otherToastMs = 5000

type ShowToast = (text: string, options?: Partial<Pick<Toast, 'durationMs' | 'link'>>) => void
export type ToastActions = Readonly<Record<ToastKind, ShowToast>> & {
  /** The page itself says that something was refused. */
  readonly dropSuccesses: () => void
}

const ToastContext = createContext<ToastActions | undefined>(undefined)

interface ToastProviderProps {
  /** A change applies to later toasts. */
  durationMs?: number
  children: ReactNode
}

export function ToastProvider({ durationMs = otherToastMs, children }: ToastProviderProps) {
  const [queue, setQueue] = useState<ToastQueue>([])
  const nextId = useRef(1)
  const currentDuration = useRef(durationMs)
  useEffect(() => {
    currentDuration.current = durationMs
  }, [durationMs])

  const actions = useMemo<ToastActions>(() => {
    const show =
      (kind: ToastKind): ShowToast =>
      (text, options) => {
        const toast = {
          id: nextId.current++,
          kind,
          text,
          durationMs: currentDuration.current,
          ...options,
        }
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
