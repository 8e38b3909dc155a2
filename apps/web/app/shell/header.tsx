import { useMatches } from 'react-router'
import type { ShellData } from '../rendering/shell-data.ts'
import { MainBar } from './main-bar.tsx'
import { MainNavigation } from './main-navigation.tsx'
import { TopBar } from './top-bar.tsx'

/**
 * Top bar and navigation scroll away, the main bar is sticky: the header shrinks without script and without layout shift.
 * `contents` makes the page, not the header, the containing block of the sticky bar.
 */
export function Header({ shell }: { shell: ShellData }) {
  const compact = useMatches().some(({ handle }) => isCompact(handle))
  return (
    <header className="contents">
      {!compact && <TopBar />}
      <MainBar shell={shell} />
      <MainNavigation />
    </header>
  )
}

/** Routes request the compact header in their handle. */
function isCompact(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'compactHeader' in handle
}
