import { type MouseEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import { showModal } from './show-modal.ts'

export interface ModalProps {
  /** Left out, the dialog opens by `modalTrigger(id)` and keeps its state itself. */
  open?: boolean
  onClose?: () => void
  /** False while something runs that must not be walked away from: neither Esc nor the backdrop close it. */
  dismissible?: boolean
}

/** Native <dialog> driven by a prop. Focus return, the inert page and Esc are the browser's. */
export function useModal({ open, onClose, dismissible = true }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const pressedBackdrop = useRef(false)

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || open === undefined || dialog.open === open) return
    if (!open) return dialog.close()
    showModal(dialog)
    // React sets no `autofocus` attribute, which <dialog> would have honoured.
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus()
  }, [open])

  // A dialog that is taken out of the page while open would lose the focus it owes.
  useLayoutEffect(() => {
    const dialog = ref.current
    return () => dialog?.close()
  }, [])

  return {
    close: () => ref.current?.close(),
    dialog: {
      ref,
      closedby: dismissible ? 'any' : 'none',
      // The event comes late: the dialog may be open again by then.
      onClose(event: SyntheticEvent<HTMLDialogElement>) {
        if (event.target === event.currentTarget && !event.currentTarget.open) onClose?.()
      },
      onCancel(event: SyntheticEvent) {
        if (!dismissible) event.preventDefault()
      },
      // Press and release must both be on the backdrop: a selection dragged out of a field is no wish to leave.
      onPointerDown(event: MouseEvent) {
        pressedBackdrop.current = isBackdrop(event)
      },
      onClick(event: MouseEvent) {
        if (dismissible && pressedBackdrop.current && isBackdrop(event)) ref.current?.close()
      },
    },
  } as const
}

/** The backdrop belongs to the dialog element; only the pointer's place tells them apart. */
function isBackdrop(event: MouseEvent): boolean {
  if (event.target !== event.currentTarget || !(event.target instanceof HTMLElement)) return false
  const box = event.target.getBoundingClientRect()
  const inside =
    event.clientX >= box.left &&
    event.clientX <= box.right &&
    event.clientY >= box.top &&
    event.clientY <= box.bottom
  return !inside
}
