import { MainBar } from './main-bar.tsx'
import { MainNavigation } from './main-navigation.tsx'
import type { ShellData } from './shell-data.ts'
import { TopBar } from './top-bar.tsx'

/**
 * Top bar and navigation scroll away, the main bar stays: so the header shrinks by itself, without script and
 * without moving the page. `contents` makes the whole page, not the header, the room that the bar sticks in.
 */
export function Header({ shell }: { shell: ShellData }) {
  return (
    <header className="contents">
      <TopBar shell={shell} />
      <MainBar shell={shell} />
      <MainNavigation />
    </header>
  )
}
