import { Button } from '@tecnoclick/ui/button'
import { useT } from '@tecnoclick/ui/messages'
import { Notice } from '@tecnoclick/ui/notice'
import { useLocation } from 'react-router'

interface ListFailedProps {
  /** What is missing, where it can be named. */
  text?: string
  className?: string
}

/** A list that cannot load says so and offers to try again (site.md#failures). */
export function ListFailed({ text, className = 'self-start' }: ListFailedProps) {
  const t = useT()
  const { pathname, search, hash } = useLocation()
  return (
    <Notice
      kind="error"
      role="alert"
      className={className}
      action={
        <Button href={pathname + search + hash} target="_self" variant="secondary" size="sm">
          {t('ui.retry')}
        </Button>
      }
    >
      {text ?? t('ui.listFailed')}
    </Notice>
  )
}
