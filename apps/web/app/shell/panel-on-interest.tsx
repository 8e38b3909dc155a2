import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'

interface LazyPanelProps {
  /** Size of the placeholder while the script loads. */
  placeholderClassName: string
  /** Rendered by the server; browsers with script ignore <noscript>. */
  withoutScript: ReactNode
  panel: ReactNode
}

/** A dropdown panel whose script loads when the dropdown gets hover, focus or opens. It also works without script. */
export function panelOnInterest<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholderClassName: string,
): ComponentType<Props> {
  const Panel = lazy(async () => ({ default: await load() }))
  let OnServer: ComponentType<Props> | undefined
  // The server renders synchronously, so it loads the component at startup.
  if (import.meta.env.SSR) {
    void load().then((loaded) => {
      OnServer = loaded
    })
  }
  return (props) => (
    <LazyPanel
      placeholderClassName={placeholderClassName}
      withoutScript={OnServer && <OnServer {...props} />}
      panel={<Panel {...props} />}
    />
  )
}

function LazyPanel({ placeholderClassName, withoutScript, panel }: LazyPanelProps) {
  const place = useRef<HTMLDivElement>(null)
  const [wanted, setWanted] = useState(false)

  useEffect(() => {
    const dropdown = place.current?.closest('details')
    const stop = new AbortController()
    for (const interest of ['pointerenter', 'focusin', 'toggle'])
      dropdown?.addEventListener(interest, () => setWanted(true), { signal: stop.signal })
    if (dropdown?.open) setWanted(true)
    return () => stop.abort()
  }, [])

  return (
    <div ref={place}>
      <noscript>{withoutScript}</noscript>
      {wanted && <Suspense fallback={<div className={placeholderClassName} />}>{panel}</Suspense>}
    </div>
  )
}
