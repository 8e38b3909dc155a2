/** A modal hides the page's scrollbar; overlay.css replaces its width so that the page does not shift. */
export function measureScrollbar(): void {
  const root = document.documentElement
  // With a modal open the scrollbar is already hidden and would measure 0.
  if (document.querySelector('dialog:modal')) return
  root.style.setProperty('--scrollbar-width', `${window.innerWidth - root.clientWidth}px`)
}

export function showModal(dialog: HTMLDialogElement): void {
  measureScrollbar()
  dialog.showModal()
}
