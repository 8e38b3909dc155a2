import { useLocation } from 'react-router'
import { currentMark, mainNavigation } from './nav-items.ts'

/** How each item of the main navigation stands to the page. */
export function useCurrentMarks(): ReturnType<typeof currentMark>[] {
  const { pathname } = useLocation()
  return mainNavigation.map((item) => currentMark(item, pathname))
}
