import { Link } from '@tecnoclick/ui/link'
import { useT } from '@tecnoclick/ui/messages'
import { PageContainer } from '@tecnoclick/ui/page-container'
import { cachedFragment } from '../rendering/cached-fragment.tsx'
import { type CurrentMarks, mainNavigation, useCurrentMarks } from './nav-items.ts'

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
      <Link
        href={item.href}
        aria-current={marks[index]}
        className="relative flex h-12 items-center px-3 font-medium text-sm transition-colors after:absolute after:inset-x-3 after:bottom-0 after:h-0.75 after:rounded-t-full hover:text-link aria-[current]:font-semibold aria-[current]:text-link aria-[current]:after:bg-action"
      >
        {t(item.label)}
      </Link>
    </li>
  ))
})
