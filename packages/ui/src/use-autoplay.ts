import { useEffect, useState } from 'react'

/** site.md#timers */
const autoplayMs = 5000

/**
 * Calls `advance` every five seconds, except while hovered or focused, in a hidden tab, when paused (phones start so), or
 * with reduced motion.
 */
export function useAutoplay(enabled: boolean, advance: () => void) {
  const [paused, setPaused] = useState(false)
  const [held, setHeld] = useState(false)
  const [still, setStill] = useState(true)

  useEffect(() => {
    const motion = matchMedia('(prefers-reduced-motion: reduce)')
    if (matchMedia('(width < 40rem)').matches) setPaused(true)
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
    const timer = setInterval(advance, autoplayMs)
    return () => clearInterval(timer)
  }, [running, advance])

  return {
    paused,
    /** Slides are announced only while this is false. */
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
