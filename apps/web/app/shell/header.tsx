import { Link } from '@tecnoclick/ui/link'
import { useT } from '@tecnoclick/ui/messages'
import { PageContainer } from '@tecnoclick/ui/page-container'
import { useMatches } from 'react-router'
import { type CurrentMarks, mainNavigation, useCurrentMarks } from '../platform/page/nav-items.ts'
import { cachedFragment } from '../rendering/cached-fragment.tsx'
import type { ShellData } from '../rendering/shell-data.ts'
import { MainBar } from './main-bar.tsx'
import { SearchForm } from './search/search-form.tsx'
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
      <PageContainer className="band pb-2 md:hidden print:hidden">
        <SearchForm />
      </PageContainer>
      <MainNavigation />
    </header>
  )
}

function MainNavigation() {
  const t = useT()
  return (
    <nav aria-label={t('shell.nav.label')} className="hidden border-b bg-surface lg:block print:hidden">
      <PageContainer>
        <NavigationItems container={<ul className="-mx-3 flex" />} marks={useCurrentMarks()} />
      </PageContainer>
    </nav>
  )
}

const NavigationItems = cachedFragment(({ marks }: { marks: CurrentMarks }) => {
  const t = useT()
  return mainNavigation.map((item, index) => (
    <li key={item.href}>
      <Link href={item.href} aria-current={marks[index]} className="nav-link">
        {t(item.label)}
      </Link>
    </li>
  ))
})
