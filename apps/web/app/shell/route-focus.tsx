import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * What a browser does on a page load and a router does not: a new page takes the focus to its content and is
 * announced by its title. Filters and anchors on the same page leave the focus where it is.
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
