import { office } from '@tecnoclick/messages/office'
import { Button } from '@tecnoclick/ui/button'
import { useT } from '@tecnoclick/ui/messages'
import { Notice } from '@tecnoclick/ui/notice'

interface RetryProps {
  onRetry: () => void
}

/** A list that cannot load says so and offers to try again (site.md#failures). */
export function ListFailure({ error, onRetry }: RetryProps & { error: Error }) {
  return (
    <Notice kind="error" role="alert" title={office.list.failed} action={<Retry onRetry={onRetry} />}>
      {error.message}
    </Notice>
  )
}

/** Rows from before are better than none, if they are not taken for new. */
export function OutdatedList({ onRetry }: RetryProps) {
  return (
    <Notice kind="warning" role="status" action={<Retry onRetry={onRetry} />} className="mb-4">
      {office.list.outdated}
    </Notice>
  )
}

function Retry({ onRetry }: RetryProps) {
  const t = useT()
  return (
    <Button variant="secondary" size="sm" onClick={onRetry}>
      {t('ui.retry')}
    </Button>
  )
}
