import { Button } from '@tecnoclick/ui/button'
import { useT } from '@tecnoclick/ui/messages'
import { Notice } from '@tecnoclick/ui/notice'
import { useLocation } from 'react-router'

interface ListFailedProps {
  /** Names what is missing. */
  text?: string
  className?: string
}

/** Offers a retry (site.md#failures). */
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
