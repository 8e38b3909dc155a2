import { Button } from '@tecnoclick/ui/button'
import { Dialog } from '@tecnoclick/ui/dialog'
import { useT } from '@tecnoclick/ui/messages'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'

/** Opens with the page; 'Ver información de activación' closes it (people.md#activation). */
export function WelcomeDialog({ store }: { store: string }) {
  const t = useT()
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  useEffect(() => setOpen(true), [])
  const close = () => setOpen(false)
  return (
    <Dialog
      size="sm"
      open={open}
      onClose={close}
      title={t('security.activation.welcomeTitle', { store })}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {t('security.activation.seeInfo')}
          </Button>
          <Button data-autofocus onClick={() => navigate('/')}>
            {t('security.activation.goHome')}
          </Button>
        </>
      }
    >
      <p>{t('security.activation.welcomeText')}</p>
    </Dialog>
  )
}
