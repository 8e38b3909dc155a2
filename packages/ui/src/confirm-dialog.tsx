import {
  type ComponentType,
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { ConfirmQuestion, QuestionProps } from './confirm-dialog-content.tsx'

export type Confirm = (question: ConfirmQuestion) => Promise<boolean>

const maxWaitMs = 8000

/** Loaded with the first question, as few pages ask one. If loading fails or is slow, the browser's own dialog is used. */
const Question = lazy(async (): Promise<{ default: ComponentType<QuestionProps> }> => {
  const native = { default: NativeQuestion }
  const content = import('./confirm-dialog-content.tsx').then(
    ({ ConfirmDialog }) => ({ default: ConfirmDialog }),
    () => native,
  )
  return Promise.race([
    content,
    new Promise<typeof native>((resolve) => setTimeout(resolve, maxWaitMs, native)),
  ])
})

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
      {question && (
        <Suspense>
          <Question {...question} open={open} onAnswer={settle} />
        </Suspense>
      )}
    </ConfirmContext>
  )
}

export function useConfirm(): Confirm {
  const confirm = useContext(ConfirmContext)
  if (!confirm) throw new Error('No ConfirmProvider above this component')
  return confirm
}

function NativeQuestion({ text, open, onAnswer }: QuestionProps) {
  useEffect(() => {
    if (open) onAnswer(window.confirm(typeof text === 'string' ? text : ''))
  }, [open, text, onAnswer])
  return null
}
