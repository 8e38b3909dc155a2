import { Button } from '@tecnoclick/ui/button'
import { Card } from '@tecnoclick/ui/card'
import { useFullT } from '@tecnoclick/ui/messages'
import { PageContainer } from '@tecnoclick/ui/page-container'
import { PageHead } from '../../platform/page/page-head.tsx'

/** Where closing an account leads. It says nothing about anybody, so everyone may open it. */
export default function AccountClosed() {
  const t = useFullT()
  return (
    <PageContainer className="py-8 sm:py-12">
      <PageHead title={t('account.data.closed.title')} indexed={false} />
      <Card padding="lg" className="mx-auto grid max-w-xl justify-items-start gap-4">
        <h1 className="text-xl">{t('account.data.closed.title')}</h1>
        <p className="text-ink-muted">{t('account.data.closed.text')}</p>
        <Button href="/">{t('account.data.closed.home')}</Button>
      </Card>
    </PageContainer>
  )
}
