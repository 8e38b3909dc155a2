export type ToastKind = 'success' | 'info' | 'error'

export interface Toast {
  id: number
  kind: ToastKind
  text: string
  durationMs: number
  /** Where to go from here. */
  link?: { href: string; label: string; target?: '_blank' } | false
}

export type ToastQueue = readonly Toast[]

const maxVisibleToasts = 3

export function addToast(queue: ToastQueue, toast: Toast): ToastQueue {
  // The same text again (a second click) replaces the first toast and restarts its time. A success ends old errors, and
  // an error old successes: they say the opposite.
  const others = queue.filter(
    ({ kind, text }) => !(kind === toast.kind && text === toast.text) && kind !== ends[toast.kind],
  )
  return [...others, toast]
}

const ends = { success: 'error', error: 'success', info: undefined } as const

/** Something was refused, and the page says so itself. */
export function dropSuccesses(queue: ToastQueue): ToastQueue {
  return queue.filter(({ kind }) => kind !== 'success')
}

export function dismissToast(queue: ToastQueue, id: number): ToastQueue {
  return queue.filter((toast) => toast.id !== id)
}

/** The oldest come first, so that no toast is skipped. */
export function visibleToasts(queue: ToastQueue): ToastQueue {
  return queue.slice(0, maxVisibleToasts)
}
