import { Button } from '@tecnoclick/ui/button'
import { Card } from '@tecnoclick/ui/card'
import { useT } from '@tecnoclick/ui/messages'
import CircleCheck from 'lucide-react/icons/circle-check'
import { Page } from '../../shell/page.tsx'
import { useShellData } from '../../shell/shell-data.ts'
import { WelcomeDialog } from './welcome-dialog.tsx'

export function ActivationDone({ email }: { email: string }) {
  const t = useT()
  const shell = useShellData()
  return (
    <Page title={t('security.activation.successTitle')} indexed={false}>
      <Card padding="lg" className="grid max-w-2xl justify-items-start gap-5">
        <CircleCheck aria-hidden="true" strokeWidth={1.5} className="size-14 text-success" />
        <p className="text-lg wrap-anywhere">{t('security.activation.successText', { email })}</p>
        {!shell?.viewer && <Button href="/account/login">{t('security.signIn.title')}</Button>}
      </Card>
      <WelcomeDialog store={shell?.store.storeName ?? ''} />
    </Page>
  )
}
