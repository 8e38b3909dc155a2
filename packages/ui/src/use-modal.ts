import { type MouseEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import { showModal } from './show-modal.ts'

export interface ModalProps {
  /** If missing, `modalTrigger(id)` opens the dialog and the browser keeps the state. */
  open?: boolean
  onClose?: () => void
  /** False during work that must not be interrupted: Esc and the backdrop do not close it. */
  dismissible?: boolean
}

/** Controls a native <dialog>, which handles focus return, the inert page and Esc. */
export function useModal({ open, onClose, dismissible = true }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const pressedBackdrop = useRef(false)

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || open === undefined || dialog.open === open) return
    if (!open) return dialog.close()
    showModal(dialog)
    // React does not set the `autofocus` attribute that <dialog> uses.
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus()
  }, [open])

  // An open dialog that is unmounted would not return the focus.
  useLayoutEffect(() => {
    const dialog = ref.current
    return () => dialog?.close()
  }, [])

  return {
    /** For a button with the command `close`, which must not close it a second time. */
    close(event: SyntheticEvent) {
      event.preventDefault()
      ref.current?.close()
    },
    dialog: {
      ref,
      closedby: dismissible ? 'any' : 'none',
      // The event is asynchronous: the dialog may be open again.
      onClose(event: SyntheticEvent<HTMLDialogElement>) {
        if (event.target === event.currentTarget && !event.currentTarget.open) onClose?.()
      },
      onCancel(event: SyntheticEvent) {
        if (!dismissible) event.preventDefault()
      },
      // Press and release must both be on the backdrop, so that a text selection dragged outside does not close it.
      onPointerDown(event: MouseEvent) {
        pressedBackdrop.current = isBackdrop(event)
      },
      onClick(event: MouseEvent) {
        if (dismissible && pressedBackdrop.current && isBackdrop(event)) ref.current?.close()
      },
    },
  } as const
}

/** Backdrop clicks target the dialog element, so the position decides. */
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
