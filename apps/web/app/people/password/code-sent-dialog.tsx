import { Button } from '@tecnoclick/ui/button'
import { Dialog } from '@tecnoclick/ui/dialog'
import { useT } from '@tecnoclick/ui/messages'
import { useState } from 'react'

interface CodeSentDialogProps {
  /** Undefined: closed. */
  sentTo: string | undefined
  onClose: () => void
}

/** Says to which address, and to copy the code (people.md#password-recovery). */
export function CodeSentDialog({ sentTo, onClose }: CodeSentDialogProps) {
  const t = useT()
  // The words stay while the dialog fades away.
  const [shown, setShown] = useState(sentTo)
  if (sentTo !== undefined && sentTo !== shown) setShown(sentTo)
  if (shown === undefined) return null
  return (
    <Dialog
      size="sm"
      open={sentTo !== undefined}
      onClose={onClose}
      title={t('security.recovery.sentTitle')}
      footer={
        <Button data-autofocus onClick={onClose}>
          {t('ui.accept')}
        </Button>
      }
    >
      <p>{t('security.recovery.sentText', { email: shown })}</p>
    </Dialog>
  )
}
