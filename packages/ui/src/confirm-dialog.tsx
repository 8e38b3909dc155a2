import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { useT } from './messages.tsx'

export interface ConfirmQuestion {
  title: string
  text: ReactNode
  confirmLabel?: string
  cancelLabel?: string
  /** `danger` where something is lost. */
  tone?: 'primary' | 'danger'
}

export type Confirm = (question: ConfirmQuestion) => Promise<boolean>

const ConfirmContext = createContext<Confirm | undefined>(undefined)

/** One confirmation at a time for the whole app: `if (await confirm({ … }))`. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<ConfirmQuestion>()
  const [open, setOpen] = useState(false)
  const answer = useRef<(agreed: boolean) => void>(undefined)

  const confirm = useCallback<Confirm>((asked) => {
    answer.current?.(false)
    setQuestion(asked)
    setOpen(true)
    return new Promise((resolve) => {
      answer.current = resolve
    })
  }, [])

  function settle(agreed: boolean) {
    answer.current?.(agreed)
    answer.current = undefined
    setOpen(false)
  }

  return (
    <ConfirmContext value={confirm}>
      {children}
      {question && <ConfirmDialog {...question} open={open} onAnswer={settle} />}
    </ConfirmContext>
  )
}

export function useConfirm(): Confirm {
  const confirm = useContext(ConfirmContext)
  if (!confirm) throw new Error('No ConfirmProvider above this component')
  return confirm
}

interface ConfirmDialogProps extends ConfirmQuestion {
  open: boolean
  onAnswer: (agreed: boolean) => void
}

/** Esc, the backdrop and the close button all answer no; Enter does nothing that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
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
