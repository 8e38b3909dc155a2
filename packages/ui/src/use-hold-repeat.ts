import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'

/** site.md#timers */
const holdDelayMs = 300
const holdRepeatMs = 50

/**
 * A click acts once, a held press repeatedly. Clicks stay native, so keyboards and screen readers work; only the click
 * that ends a hold is ignored.
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
    timer.current = setTimeout(repeat, holdRepeatMs)
  }

  function stop() {
    clearTimeout(timer.current)
  }

  return {
    onPointerDown(event: PointerEvent) {
      stop()
      repeated.current = false
      if (event.button === 0) timer.current = setTimeout(repeat, holdDelayMs)
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    // A long press on a phone would open the context menu.
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    onClick() {
      stop()
      if (!repeated.current) latest.current()
      repeated.current = false
    },
  }
}
