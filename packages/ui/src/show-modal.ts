/** The page behind a dialog loses its scrollbar; overlay.css fills the gap by this width, so that nothing jumps. */
export function measureScrollbar(): void {
  const root = document.documentElement
  // Already locked: the bar is gone and would measure as nothing.
  if (document.querySelector('dialog:modal')) return
  root.style.setProperty('--scrollbar-width', `${window.innerWidth - root.clientWidth}px`)
}

export function showModal(dialog: HTMLDialogElement): void {
  measureScrollbar()
  dialog.showModal()
}
