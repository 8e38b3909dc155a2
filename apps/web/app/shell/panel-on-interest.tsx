import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'

interface PanelPlaceProps {
  /** Holds the place while the script is on its way. */
  placeClassName: string
  /** What the server writes for browsers without script; one with script never looks inside <noscript>. */
  withoutScript: ReactNode
  panel: ReactNode
}

/**
 * A panel in the header of every page whose script comes when somebody turns to its dropdown. Without script it is there
 * from the start.
 */
export function panelOnInterest<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeClassName: string,
): ComponentType<Props> {
  const Panel = lazy(async () => ({ default: await load() }))
  let OnServer: ComponentType<Props> | undefined
  // The server renders in one go and cannot wait, so it has the panel from the start.
  if (import.meta.env.SSR) {
    void load().then((loaded) => {
      OnServer = loaded
    })
  }
  return (props) => (
    <PanelPlace
      placeClassName={placeClassName}
      withoutScript={OnServer && <OnServer {...props} />}
      panel={<Panel {...props} />}
    />
  )
}

function PanelPlace({ placeClassName, withoutScript, panel }: PanelPlaceProps) {
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
      {wanted && <Suspense fallback={<div className={placeClassName} />}>{panel}</Suspense>}
    </div>
  )
}
