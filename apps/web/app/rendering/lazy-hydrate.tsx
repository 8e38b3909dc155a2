import { type ComponentType, useEffect, useId, useState } from 'react'
import { useLocation } from 'react-router'
import { nextFragmentId, useFragmentContent } from './cached-fragment.tsx'
import { useShellData } from './shell-data.ts'

interface LazyPart<Props> {
  Part?: ComponentType<Props>
  fragmentId: string | undefined
  waitsForUse: () => boolean
  load(): Promise<void>
}

/** A component for `<LazyHydrate>`, whose script loads when the visitor scrolls near it. */
export function lazyPart<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  /** `cached`: the server renders it once for all visitors (cached-fragment.tsx). */
  {
    cached = false,
    /** Its plain HTML does the same, so that it loads when it is used; the server's HTML stays till then. */
    waitsForUse = () => false,
  }: { cached?: boolean; waitsForUse?: () => boolean } = {},
): LazyPart<Props> {
  const part: LazyPart<Props> = {
    fragmentId: cached ? nextFragmentId() : undefined,
    waitsForUse,
    async load() {
      part.Part = (await load()).default
    },
  }
  // The server renders synchronously, so it loads the component at startup.
  if (import.meta.env.SSR) void part.load()
  return part
}

interface LazyHydrateProps<Props> {
  part: LazyPart<Props>
  props: Props
}

/**
 * Renders the part on the server and keeps that HTML until the part's script is loaded; its links and forms work
 * meanwhile. A suspended boundary is no alternative: the router's next update would wait for it or replace it.
 */
export function LazyHydrate<Props extends object>({ part, props }: LazyHydrateProps<Props>) {
  const id = useId()
  const [serverHtml] = useState(() =>
    import.meta.env.SSR ? undefined : document.getElementById(id)?.innerHTML,
  )
  const [isLoaded, setLoaded] = useState(part.Part !== undefined && serverHtml === undefined)
  useLoadWhenNear(id, !isLoaded, part.waitsForUse, async () => {
    await part.load()
    await whenReleased()
    setLoaded(true)
  })
  const { Part } = part
  const content = useFragmentContent(part.fragmentId, Part && <Part {...props} />)
  if (isLoaded && Part) return <div id={id} {...content} />
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered it on the server; it is put back unchanged.
  return <div key="server-html" id={id} dangerouslySetInnerHTML={{ __html: serverHtml ?? '' }} />
}

/**
 * Loads when the visitor comes near, or at once after a change that may make the server's HTML stale. If loading fails,
 * the HTML stays and the next change tries again.
 */
function useLoadWhenNear(
  id: string,
  isWaiting: boolean,
  waitsForUse: () => boolean,
  load: () => Promise<void>,
): void {
  const { key } = useLocation()
  const shell = useShellData()
  const [first] = useState({ key, shell })
  const hasChanged = first.key !== key || first.shell !== shell
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` does the same in every render.
  useEffect(() => {
    const element = document.getElementById(id)
    if (!isWaiting || !element) return
    const canWait = element.hasChildNodes() && !hasChanged
    void (canWait ? whenNear(element, waitsForUse()) : Promise.resolve()).then(load).catch(() => {})
  }, [id, isWaiting, hasChanged])
}

const interestEvents = ['pointerenter', 'focusin'] as const

/** Resolves when the element is within 300 px of the viewport, unless only use counts, or is used. A hidden element is never near. */
function whenNear(element: Element, isUsedOnly: boolean): Promise<void> {
  return new Promise((resolve) => {
    const stop = new AbortController()
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && finish(),
      { rootMargin: '300px' },
    )
    function finish() {
      observer.disconnect()
      stop.abort()
      resolve()
    }
    if (!isUsedOnly) observer.observe(element)
    for (const event of interestEvents)
      element.addEventListener(event, finish, { signal: stop.signal, passive: true })
  })
}

/** Resolves when no pointer is pressed: replacing the HTML between press and release would lose the click. */
async function whenReleased(): Promise<void> {
  while (document.querySelector(':active')) await new Promise((resolve) => setTimeout(resolve, 50))
}
