import { Button } from '@tecnoclick/ui/button'
import { useT } from '@tecnoclick/ui/messages'
import { PageContainer } from '@tecnoclick/ui/page-container'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { useLocation } from 'react-router'
import { PageHead } from '../platform/page/page-head.tsx'

interface FailurePageProps {
  requestId: string | undefined
  isOffline?: boolean
}

/** The request id leads the shop to the entry in its log. */
export function FailurePage({ requestId, isOffline = false }: FailurePageProps) {
  const t = useT()
  const { pathname, search } = useLocation()
  const title = isOffline ? t('shell.offline.title') : t('shell.failure.title')
  return (
    <PageContainer className="grid max-w-2xl justify-items-center py-16 text-center sm:py-24">
      <PageHead title={title} indexed={false} />
      <h1 className="text-2xl">{title}</h1>
      <p className="mt-3 max-w-prose text-ink-muted">
        {isOffline ? t('shell.offline.unavailable') : t('shell.failure.text')}
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {/* `target` makes it a plain link: a new document instead of the router that has just failed. */}
        <Button
          href={pathname + search}
          target="_self"
          icon={<RotateCw aria-hidden="true" className="size-4.5" />}
        >
          {t('shell.failure.retry')}
        </Button>
        <Button href="/" variant="secondary">
          {t('shell.failure.home')}
        </Button>
      </div>
      {requestId && (
        <p className="mt-10 text-ink-muted text-sm">
          {t('shell.failure.requestId', { id: requestId })}
          <br />
          {t('shell.failure.requestIdHint')}
        </p>
      )}
    </PageContainer>
  )
}
