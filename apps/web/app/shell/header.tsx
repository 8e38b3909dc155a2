import { useMatches } from 'react-router'
import { MainBar } from './main-bar.tsx'
import { MainNavigation } from './main-navigation.tsx'
import type { ShellData } from './shell-data.ts'
import { TopBar } from './top-bar.tsx'

/**
 * Top bar and navigation scroll away, the main bar stays: so the header shrinks by itself, without script and
 * without moving the page. `contents` makes the whole page, not the header, the room that the bar sticks in.
 */
export function Header({ shell }: { shell: ShellData }) {
  const compact = useMatches().some(({ handle }) => isCompact(handle))
  return (
    <header className="contents">
      {!compact && <TopBar shell={shell} />}
      <MainBar shell={shell} />
      <MainNavigation />
    </header>
  )
}

/** A route asks for the smaller header by its handle. */
function isCompact(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'compactHeader' in handle
}
