import { Link } from '@tecnoclick/ui/link'
import { useT } from '@tecnoclick/ui/messages'
import { PageContainer } from '@tecnoclick/ui/page-container'
import { type CurrentMarks, mainNavigation, useCurrentMarks } from '../platform/page/nav-items.ts'
import { cachedFragment } from '../rendering/cached-fragment.tsx'

export function MainNavigation() {
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
