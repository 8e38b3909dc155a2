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
import { addToast, dismissToast, type ToastKind, type ToastQueue } from './toast-queue.ts'
import { ToastRegion } from './toast-region.tsx'

/** Values for a provider's `durationMs` (site.md#timers). */
export const SHOP_TOAST_MS = 3000
export const OTHER_TOAST_MS = 5000

type ShowToast = (text: string, options?: { durationMs?: number }) => void
export type ToastActions = Readonly<Record<ToastKind, ShowToast>>

const ToastContext = createContext<ToastActions | undefined>(undefined)

interface ToastProviderProps {
  /** How long a message stays; a change (another part of the site) counts for the messages after it. */
  durationMs?: number
  children: ReactNode
}

export function ToastProvider({ durationMs = OTHER_TOAST_MS, children }: ToastProviderProps) {
  const [queue, setQueue] = useState<ToastQueue>([])
  const nextId = useRef(1)
  const usual = useRef(durationMs)
  useEffect(() => {
    usual.current = durationMs
  }, [durationMs])

  const actions = useMemo<ToastActions>(() => {
    const show =
      (kind: ToastKind): ShowToast =>
      (text, options) => {
        const toast = { id: nextId.current++, kind, text, durationMs: options?.durationMs ?? usual.current }
        setQueue((current) => addToast(current, toast))
      }
    return { success: show('success'), info: show('info'), error: show('error') }
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
