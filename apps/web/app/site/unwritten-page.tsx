import { Button } from '@tecnoclick/ui/button'
import { EmptyState } from '@tecnoclick/ui/empty-state'
import { useT } from '@tecnoclick/ui/messages'
import { NoMessages } from '../shell/drawings/no-messages.tsx'
import { Page } from '../shell/page.tsx'

/** A new shop has written nothing yet; it says so and can be asked. */
export function UnwrittenPage({ title }: { title: string }) {
  const t = useT()
  return (
    <Page title={title} indexed={false}>
      <EmptyState
        drawing={<NoMessages />}
        title={t('site.page.empty')}
        action={<Button href="/site/contact-us-alt">{t('site.contact.write')}</Button>}
      />
    </Page>
  )
}
