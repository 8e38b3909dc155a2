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
  // site.md#header-and-footer
  const compact = useMatches().some(({ id }) => id === 'home-two')
  return (
    <header className="contents">
      {!compact && <TopBar />}
      <MainBar shell={shell} />
      <MainNavigation />
    </header>
  )
}
