import { Button } from './button.tsx'
import type { QuestionProps } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'
import { useT } from './messages.tsx'

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
