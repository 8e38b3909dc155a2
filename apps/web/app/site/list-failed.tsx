import { Button } from '@tecnoclick/ui/button'
import { useT } from '@tecnoclick/ui/messages'
import { Notice } from '@tecnoclick/ui/notice'
import { useLocation } from 'react-router'

/** DECISIONS 6.5: a list that cannot load says so and offers to try again. */
export function ListFailed({ text }: { text: string }) {
  const t = useT()
  const { pathname, search, hash } = useLocation()
  return (
    <Notice
      kind="error"
      role="alert"
      className="m-5"
      action={
        <Button href={pathname + search + hash} target="_self" variant="secondary" size="sm">
          {t('ui.retry')}
        </Button>
      }
    >
      {text}
    </Notice>
  )
}
