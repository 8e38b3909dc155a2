import { measureScrollbar, showModal } from './show-modal.ts'

/**
 * Props for a button that opens the dialog or drawer with this id. Newer browsers use `command`, without script; older
 * ones the click handler.
 */
export function modalTrigger(id: string) {
  return {
    command: 'show-modal',
    commandfor: id,
    'aria-haspopup': 'dialog',
    onClick() {
      measureScrollbar()
      if ('commandForElement' in HTMLButtonElement.prototype) return
      const dialog = document.getElementById(id)
      if (dialog instanceof HTMLDialogElement && !dialog.open) showModal(dialog)
    },
  } as const
}
