export type ToastKind = 'success' | 'info' | 'error'

export interface Toast {
  id: number
  kind: ToastKind
  text: string
  durationMs: number
}

export type ToastQueue = readonly Toast[]

export const MAX_VISIBLE_TOASTS = 3

export function addToast(queue: ToastQueue, toast: Toast): ToastQueue {
  // The same words twice in a row (an impatient second click) are one message, shown anew.
  const others = queue.filter((shown) => shown.text !== toast.text || shown.kind !== toast.kind)
  return [...others, toast]
}

export function dismissToast(queue: ToastQueue, id: number): ToastQueue {
  return queue.filter((toast) => toast.id !== id)
}

/** The oldest three; the rest wait their turn, so that none goes by unread. */
export function visibleToasts(queue: ToastQueue): ToastQueue {
  return queue.slice(0, MAX_VISIBLE_TOASTS)
}
