import { Button } from '@tecnoclick/ui/button'
import { type ReactNode, useState } from 'react'
import { type Refusal, refusalOf } from '../api/http-error.ts'
import { type ToastText, useAction } from '../api/use-action.ts'
import { ReasonDialog } from './reason-dialog.tsx'

interface ReasonButtonProps {
  /** An open dialog stays when what it did ends the offer. */
  isOffered: boolean
  action: string
  title: string
  label: string
  hint: string
  /** On the button of the dialog; as `action` unless given. */
  saveLabel?: string
  cancelLabel?: string
  danger?: boolean
  size?: 'sm' | 'md'
  /** The toast afterwards; gets the reason. */
  done: (reason: string) => string | Promise<ToastText>
  call: (reason: string) => Promise<unknown>
  /** What the dialog says before it asks. */
  children: ReactNode
}

/** Runs a call for which a reason is given. A refusal stands in the dialog. */
export function ReasonButton(props: ReasonButtonProps) {
  const { isOffered, action, size = 'sm', done, call, children, ...dialog } = props
  const { run } = useAction()
  const [isOpen, setOpen] = useState(false)

  if (!isOpen && !isOffered) return null

  async function save(reason: string) {
    let refused: Refusal | undefined
    await run(() => call(reason), {
      done: () => done(reason),
      refused: (error) => {
        refused = refusalOf(error)
      },
    })
    return refused
  }

  return (
    <>
      <Button variant="secondary" size={size} onClick={() => setOpen(true)}>
        {action}
      </Button>
      <ReasonDialog saveLabel={action} {...dialog} open={isOpen} onClose={() => setOpen(false)} onSave={save}>
        <p>{children}</p>
      </ReasonDialog>
    </>
  )
}
