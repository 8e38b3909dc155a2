import { Button } from '@tecnoclick/ui/button'
import { EmptyState } from '@tecnoclick/ui/empty-state'
import { useT } from '@tecnoclick/ui/messages'
import { PageContainer } from '@tecnoclick/ui/page-container'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { connection, useOnline } from '../platform/connection-state.ts'
import { useHydrated } from '../platform/form/use-hydrated.ts'
import { Offline } from '../platform/page/drawings/offline.tsx'
import { PageHead } from '../platform/page/page-head.tsx'
import { PageSkeleton } from '../platform/page/page-skeleton.tsx'
import { safeNext } from '../platform/session/safe-next.ts'
import { useShellData } from '../rendering/shell-data.ts'

/**
 * The document that the service worker caches: the shell around an empty page. When it is served in place of a page that
 * works offline, script renders that page into it. On its own URL it says that the wanted page is not available.
 */
export default function StoredShell() {
  const isHydrated = useHydrated()
  const [search] = useSearchParams()
  const shell = useShellData()
  if (isHydrated) return <PageUnavailable wanted={safeNext(search.get('from'), shell?.origin ?? '')} />
  return (
    <>
      <PageHead title={shell?.store.storeName ?? ''} indexed={false} />
      <PageSkeleton />
    </>
  )
}

/** Shown for pages that need the server. Offers a retry once the connection is back. */
function PageUnavailable({ wanted }: { wanted: string | undefined }) {
  const t = useT()
  const isOnline = useOnline()
  // The service worker showed this page because the server did not respond.
  useEffect(() => connection.setState({ isOnline: false }), [])
  const title = isOnline ? t('shell.offline.back') : t('shell.offline.title')
  return (
    <PageContainer className="py-6 sm:py-10">
      <PageHead title={title} indexed={false} />
      <EmptyState
        level={1}
        drawing={<Offline />}
        title={title}
        text={!isOnline && t('shell.offline.unavailable')}
        action={
          isOnline && wanted !== undefined ? (
            // `target` makes it a plain link that loads a new document.
            <Button href={wanted} target="_self">
              {t('shell.failure.retry')}
            </Button>
          ) : (
            <Button href="/shop/catalog">{t('shell.nav.shop')}</Button>
          )
        }
      />
    </PageContainer>
  )
}
