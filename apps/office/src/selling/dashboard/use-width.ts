import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** How wide an element is drawn, so that a plot's letters keep their size on a phone. */
export function useWidth<E extends Element>(first: number): [RefObject<E | null>, number] {
  const ref = useRef<E>(null)
  const [width, setWidth] = useState(first)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const watcher = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(Math.round(entry.contentRect.width))
    })
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [])
  return [ref, width]
}
