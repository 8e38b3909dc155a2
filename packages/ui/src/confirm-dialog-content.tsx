import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { useT } from './messages.tsx'

export interface ConfirmQuestion {
  title: string
  text: ReactNode
  confirmLabel?: string
  cancelLabel?: string
  /** `danger` if data is lost. */
  tone?: 'primary' | 'danger'
}

export interface QuestionProps extends ConfirmQuestion {
  open: boolean
  onAnswer: (agreed: boolean) => void
}

/** Esc, the backdrop and the close button mean no. For `danger` the focus starts on cancel, so Enter is safe. */
export function ConfirmDialog(props: QuestionProps) {
  const { title, text, confirmLabel, cancelLabel, tone = 'primary', open, onAnswer } = props
  const t = useT()
  return (
    <Dialog
      role="alertdialog"
      size="sm"
      open={open}
      onClose={() => onAnswer(false)}
      title={title}
      footer={
        <>
          <Button
            variant="secondary"
            data-autofocus={tone === 'danger' || undefined}
            onClick={() => onAnswer(false)}
          >
            {cancelLabel ?? t('ui.cancel')}
          </Button>
          <Button
            variant={tone}
            data-autofocus={tone === 'primary' || undefined}
            onClick={() => onAnswer(true)}
          >
            {confirmLabel ?? t('ui.confirm')}
          </Button>
        </>
      }
    >
      <p className="text-ink-muted">{text}</p>
    </Dialog>
  )
}
