import { Button } from '@tecnoclick/ui/button'
import { useT } from '@tecnoclick/ui/messages'
import { PageContainer } from '@tecnoclick/ui/page-container'
import { PageHead } from '../platform/page/page-head.tsx'
import { LazyHydrate, lazyPart } from '../rendering/lazy-hydrate.tsx'
import { SearchForm } from './search/search-form.tsx'

const drawing = lazyPart(async () => ({
  default: (await import('../platform/page/drawings/lost-page.tsx')).LostPage,
}))

/** site.md#failures */
export function NotFoundPage() {
  const t = useT()
  return (
    <PageContainer className="grid max-w-2xl grid-cols-1 justify-items-center py-12 text-center sm:py-20">
      <PageHead title={t('shell.notFound.title')} indexed={false} />
      <LazyHydrate part={drawing} props={{ className: 'w-56 sm:w-72' }} />
      <h1 className="mt-8 text-2xl">{t('shell.notFound.title')}</h1>
      <p className="mt-3 max-w-prose text-ink-muted">{t('shell.notFound.text')}</p>
      <div className="mt-8 w-full max-w-md rounded-md border border-line-strong text-start">
        <SearchForm label={t('shell.search.submit')} />
      </div>
      <Button href="/" variant="quiet" className="mt-4 text-link">
        {t('shell.notFound.home')}
      </Button>
    </PageContainer>
  )
}
