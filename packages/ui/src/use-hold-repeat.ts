import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'

/** site.md#timers */
const HOLD_DELAY_MS = 300
const HOLD_REPEAT_MS = 50

/**
 * A click acts once, a held press acts again and again. The click stays the browser's own, so keyboards and
 * screen readers need nothing special; only the click that ends a hold is swallowed.
 */
export function useHoldRepeat(act: () => void) {
  const latest = useRef(act)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const repeated = useRef(false)

  useEffect(() => {
    latest.current = act
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  function repeat() {
    repeated.current = true
    latest.current()
    timer.current = setTimeout(repeat, HOLD_REPEAT_MS)
  }

  function stop() {
    clearTimeout(timer.current)
  }

  return {
    onPointerDown(event: PointerEvent) {
      stop()
      repeated.current = false
      if (event.button === 0) timer.current = setTimeout(repeat, HOLD_DELAY_MS)
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    // A long press on a phone would open a menu over the button.
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    onClick() {
      stop()
      if (!repeated.current) latest.current()
      repeated.current = false
    },
  }
}
