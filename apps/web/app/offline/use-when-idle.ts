import { seconds } from '@tecnoclick/domain/platform/duration'
import { type ComponentType, useEffect, useState } from 'react'

const atLatest = seconds(5)

/** A part of the shell that nobody waits for: its script comes when the page has loaded and has nothing to do. */
export function useWhenIdle<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const [Part, setPart] = useState<ComponentType<Props>>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` does the same in every render.
  useEffect(() => {
    const stop = new AbortController()
    const fetchPart = () => {
      if (stop.signal.aborted) return
      // A broken line: the next page tries again.
      load().then(
        (module) => stop.signal.aborted || setPart(() => module.default),
        () => {},
      )
    }
    const wait = () => {
      if ('requestIdleCallback' in window) requestIdleCallback(fetchPart, { timeout: atLatest })
      else setTimeout(fetchPart, seconds(1))
    }
    if (document.readyState === 'complete') wait()
    else window.addEventListener('load', wait, { once: true, signal: stop.signal })
    return () => stop.abort()
  }, [])
  return Part
}
