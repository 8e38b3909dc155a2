import { Button } from '@tecnoclick/ui/button'
import { useT } from '@tecnoclick/ui/messages'
import { Notice } from '@tecnoclick/ui/notice'
import { useLocation } from 'react-router'

/** DECISIONS 6.5: a list that cannot load says so and offers to try again. */
export function ListFailed() {
  const t = useT()
  const { pathname, search } = useLocation()
  return (
    <Notice
      kind="error"
      role="alert"
      className="self-start"
      action={
        <Button href={pathname + search} target="_self" variant="secondary" size="sm">
          {t('ui.retry')}
        </Button>
      }
    >
      {t('ui.listFailed')}
    </Notice>
  )
}
