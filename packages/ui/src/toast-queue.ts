export type ToastKind = 'success' | 'info' | 'error'

export interface Toast {
  id: number
  kind: ToastKind
  text: string
  /** Where to go from here. */
  link?: { href: string; label: string; target?: '_blank' } | false
  /** Where six seconds are too short. */
  durationMs?: number
}

export type ToastQueue = readonly Toast[]

const maxVisibleToasts = 3
/** One place is left for what closes by itself. */
const maxVisibleErrors = 2

/** When a toast closes by itself; undefined: only its button closes it (site.md#timers). */
export function closesAfterMs({
  kind,
  durationMs = 6000,
}: Pick<Toast, 'kind' | 'durationMs'>): number | undefined {
  return kind === 'error' ? undefined : durationMs
}

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

/** The oldest come first, so that no toast is skipped; of errors, which wait to be closed, the newest are visible. */
export function visibleToasts(queue: ToastQueue): ToastQueue {
  const errors = queue.filter(({ kind }) => kind === 'error').slice(-maxVisibleErrors)
  const others = queue.filter(({ kind }) => kind !== 'error').slice(0, maxVisibleToasts - errors.length)
  return queue.filter((toast) => errors.includes(toast) || others.includes(toast))
}
