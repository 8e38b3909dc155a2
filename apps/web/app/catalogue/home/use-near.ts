import { type RefObject, useEffect, useState } from 'react'

/** The next slide is fetched while one is shown: a browser's own lazy loading would fetch them all, seen or not. */
const oneAhead = '0px 64px'

/** True from when the slide is in view or next to it. */
export function useNear(slide: RefObject<HTMLElement | null>, atOnce: boolean): boolean {
  const [isNear, setNear] = useState(atOnce)
  useEffect(() => {
    if (isNear || !slide.current) return
    const see = (entries: IntersectionObserverEntry[]) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
    }
    const observer = new IntersectionObserver(see, { scrollMargin: oneAhead })
    observer.observe(slide.current)
    return () => observer.disconnect()
  }, [slide, isNear])
  return isNear
}
