import { office } from '@tecnoclick/messages/office'
import { Button } from '@tecnoclick/ui/button'
import { EmptyState } from '@tecnoclick/ui/empty-state'

export function NotFound() {
  const { title, text } = office.notFound
  return (
    <>
      <title>{title}</title>
      <EmptyState
        level={1}
        title={title}
        text={text}
        action={<Button href="/admin">{office.failure.home}</Button>}
      />
    </>
  )
}
