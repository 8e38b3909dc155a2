import { measureScrollbar, showModal } from './show-modal.ts'

/**
 * Spread on a button: opens the dialog or drawer of that id. Newer browsers do it by `command` alone, without any
 * script of ours; in older ones the click does.
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
