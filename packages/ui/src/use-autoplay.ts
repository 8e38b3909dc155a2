import { useEffect, useState } from 'react'

/** site.md#timers */
const AUTOPLAY_MS = 5000

/**
 * Calls `advance` every five seconds, but never while someone points at it or has the focus in it, in a hidden tab,
 * after the pause button, or for people who asked for less motion.
 */
export function useAutoplay(enabled: boolean, advance: () => void) {
  const [paused, setPaused] = useState(false)
  const [held, setHeld] = useState(false)
  const [still, setStill] = useState(true)

  useEffect(() => {
    const motion = matchMedia('(prefers-reduced-motion: reduce)')
    const read = () => setStill(motion.matches || document.hidden)
    read()
    motion.addEventListener('change', read)
    document.addEventListener('visibilitychange', read)
    return () => {
      motion.removeEventListener('change', read)
      document.removeEventListener('visibilitychange', read)
    }
  }, [])

  const running = enabled && !paused && !held && !still
  useEffect(() => {
    if (!running) return
    const timer = setInterval(advance, AUTOPLAY_MS)
    return () => clearInterval(timer)
  }, [running, advance])

  return {
    paused,
    /** What runs is announced by nobody; what one moves oneself is. */
    running,
    toggle: () => setPaused(!paused),
    hold: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
  }
}
