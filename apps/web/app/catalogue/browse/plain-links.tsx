import { type ComponentProps, type MouseEvent, type PointerEvent, useState } from 'react'
import { PrefetchPageLinks, useNavigate } from 'react-router'
import { isPlainClick } from '../../shell/plain-click.ts'
import { useFetchesAhead } from '../../shell/use-fetches-ahead.ts'

/** Plain links inside are followed without a new page and fetched ahead, by one handler for all of them. */
export function PlainLinks({ children, ...rest }: ComponentProps<'div'>) {
  const navigate = useNavigate()
  const fetchesAhead = useFetchesAhead()
  const [ahead, setAhead] = useState<string>()

  function follow(event: MouseEvent) {
    const href = plainLinkOf(event)
    if (!href || event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    navigate(href, { preventScrollReset: true })
  }

  function fetchAhead(event: PointerEvent) {
    const href = plainLinkOf(event)
    if (href && fetchesAhead) setAhead(href)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is pressed, by key as well.
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link pressed by key is a click.
    <div {...rest} onClick={follow} onPointerOver={fetchAhead}>
      {children}
      {ahead && <PrefetchPageLinks page={ahead} />}
    </div>
  )
}

/** Not those that the router looks after itself. */
function plainLinkOf({ target }: MouseEvent): string | null {
  const link = target instanceof Element ? target.closest('a.facet-link') : null
  return link?.getAttribute('href') ?? null
}
