import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * Does what browsers do on a page load and routers do not: moves the focus to the content of a new page and announces its
 * title. Filters and anchors on the same page keep the focus.
 */
export function RouteFocus({ contentId }: { contentId: string }) {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  const [announcement, setAnnouncement] = useState('')

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const target = document.getElementById(location.hash.slice(1)) ?? document.getElementById(contentId)
    target?.focus({ preventScroll: true })
    setAnnouncement(document.title)
  }, [pathname, contentId])

  return (
    <p role="status" className="sr-only">
      {announcement}
    </p>
  )
}
