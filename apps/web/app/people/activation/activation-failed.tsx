import { Button } from '@tecnoclick/ui/button'
import { Card } from '@tecnoclick/ui/card'
import { useT } from '@tecnoclick/ui/messages'
import CircleX from 'lucide-react/icons/circle-x'
import { Page } from '../../shell/page.tsx'

/** The sign-in page sends the mail again to who has the password. */
export function ActivationFailed() {
  const t = useT()
  return (
    <Page title={t('security.activation.failedTitle')} indexed={false}>
      <Card padding="lg" className="grid max-w-2xl justify-items-start gap-5">
        <CircleX aria-hidden="true" strokeWidth={1.5} className="size-14 text-danger" />
        <div className="grid gap-2">
          <p className="text-lg">{t('security.activation.failedText')}</p>
          <p className="text-ink-muted">{t('security.activation.failedHint')}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button href="/account/login">{t('security.signIn.title')}</Button>
          <Button href="/" variant="secondary">
            {t('security.activation.goHome')}
          </Button>
        </div>
      </Card>
    </Page>
  )
}
