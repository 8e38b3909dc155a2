import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'

/** Closes a <details> on Esc (focus returns to the trigger), on a click outside and when focus leaves. */
export function useDropdown() {
  const ref = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    function closeFromOutside(event: Event) {
      const details = ref.current
      if (details?.open && event.target instanceof Node && !details.contains(event.target))
        details.open = false
    }
    document.addEventListener('pointerdown', closeFromOutside)
    document.addEventListener('focusin', closeFromOutside)
    return () => {
      document.removeEventListener('pointerdown', closeFromOutside)
      document.removeEventListener('focusin', closeFromOutside)
    }
  }, [])

  function closeByEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !ref.current?.open) return
    event.stopPropagation()
    closeAndReturn(ref)
  }

  return { ref, closeByEscape, close: () => closeAndReturn(ref) }
}

function closeAndReturn(ref: RefObject<HTMLDetailsElement | null>) {
  if (!ref.current) return
  ref.current.open = false
  ref.current.querySelector('summary')?.focus()
}
