import { Button } from '@tecnoclick/ui/button'
import { useT } from '@tecnoclick/ui/messages'

export function GuestPanel({ onLeave }: { onLeave: () => void }) {
  const t = useT()
  return (
    <div className="grid gap-2 p-4">
      <Button href="/account/login" block onClick={onLeave}>
        {t('shell.account.signIn')}
      </Button>
      <Button href="/account/login" variant="secondary" block onClick={onLeave}>
        {t('shell.nav.register')}
      </Button>
    </div>
  )
}
