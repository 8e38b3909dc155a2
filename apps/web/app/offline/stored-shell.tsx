import { Button } from '@tecnoclick/ui/button'
import { EmptyState } from '@tecnoclick/ui/empty-state'
import { useT } from '@tecnoclick/ui/messages'
import { PageContainer } from '@tecnoclick/ui/page-container'
import { useSearchParams } from 'react-router'
import { safeNext } from '../people/session/safe-next.ts'
import { useHydrated } from '../platform/form/use-hydrated.ts'
import { Offline } from '../shell/drawings/offline.tsx'
import { PageHead } from '../shell/page-head.tsx'
import { useShellData } from '../shell/shell-data.ts'
import { PageSkeleton } from './page-skeleton.tsx'
import { useOnline } from './use-line.ts'

/**
 * The document that browsers keep: the shell around a page that is still to come. Opened without a line on any address
 * that works so, script draws that page into it; on its own address it says what cannot be shown.
 */
export default function StoredShell() {
  const isAlive = useHydrated()
  const [search] = useSearchParams()
  const shell = useShellData()
  if (isAlive) return <NotKept wanted={safeNext(search.get('from'), shell?.origin ?? '')} />
  return (
    <>
      <PageHead title={shell?.store.storeName ?? ''} indexed={false} />
      <PageSkeleton />
    </>
  )
}

/** In place of a page that needs the server; when the line is back it can be asked for again. */
function NotKept({ wanted }: { wanted: string | undefined }) {
  const t = useT()
  const isOnline = useOnline()
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
            // `target` makes it a plain link, answered by the server.
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
