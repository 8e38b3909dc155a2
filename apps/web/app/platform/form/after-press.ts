let isPressed = false

function watch(event: 'pointerdown' | 'pointerup' | 'pointercancel'): void {
  window.addEventListener(event, () => (isPressed = event === 'pointerdown'), { capture: true })
}

// Loaded in browsers only, with the first form that is touched.
watch('pointerdown')
watch('pointerup')
watch('pointercancel')

/**
 * Resolves when no pointer is held down. A complaint that appears between press and release pushes the button away
 * from under the pointer, and the click is lost.
 */
export function afterPress(): Promise<void> {
  return new Promise((resolve) => {
    if (!isPressed) return resolve()
    const settle = () => setTimeout(resolve)
    for (const end of ['pointerup', 'pointercancel']) window.addEventListener(end, settle, { once: true })
  })
}
