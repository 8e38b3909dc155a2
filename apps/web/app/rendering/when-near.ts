/** What is that close below the fold will be read next. */
const margin = '300px'

const interests = ['pointerenter', 'pointerdown', 'focusin', 'keydown'] as const

/** Resolves when the element is in view or about to be, or somebody touches it. A hidden one is not in view. */
export function whenNear(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const stop = new AbortController()
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && finish(),
      { rootMargin: margin },
    )
    function finish() {
      observer.disconnect()
      stop.abort()
      resolve()
    }
    observer.observe(element)
    for (const interest of interests)
      element.addEventListener(interest, finish, { signal: stop.signal, passive: true })
  })
}
