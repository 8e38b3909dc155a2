import { seconds } from '@tecnoclick/domain/platform/duration'
import { type ComponentType, useEffect, useState } from 'react'

const idleTimeoutMs = seconds(5)

/** Loads a component after the page has loaded and the browser is idle. Undefined until then. */
export function useIdleComponent<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const [Component, setComponent] = useState<ComponentType<Props>>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` does the same in every render.
  useEffect(() => {
    const stop = new AbortController()
    const fetchComponent = () => {
      if (stop.signal.aborted) return
      load().then(
        (module) => stop.signal.aborted || setComponent(() => module.default),
        () => {}, // offline: the next page tries again
      )
    }
    const wait = () => {
      if ('requestIdleCallback' in window) requestIdleCallback(fetchComponent, { timeout: idleTimeoutMs })
      else setTimeout(fetchComponent, seconds(1))
    }
    if (document.readyState === 'complete') wait()
    else window.addEventListener('load', wait, { once: true, signal: stop.signal })
    return () => stop.abort()
  }, [])
  return Component
}
