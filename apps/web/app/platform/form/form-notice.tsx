import { cx } from '@tecnoclick/ui/cx'
import { useT } from '@tecnoclick/ui/messages'
import { type ReactNode, type Ref, useEffect, useRef } from 'react'
import { type FormResult, failureText } from './form-result.ts'

interface PlainNoticeProps {
  kind: 'success' | 'error'
  /** In a card, below what was pressed. */
  small?: boolean
  ref?: Ref<HTMLParagraphElement>
  children: ReactNode
}

/** The notice of the design system would make every visitor download its icons. */
export function PlainNotice({ kind, small = false, ref, children }: PlainNoticeProps) {
  return kind === 'error' ? (
    <p
      ref={ref}
      role="alert"
      className={cx(
        'scroll-my-24 rounded-md bg-danger-soft font-medium text-danger',
        small ? 'mt-2 px-2.5 py-2 text-xs' : 'px-4 py-3 text-sm',
      )}
    >
      {children}
    </p>
  ) : (
    <p
      ref={ref}
      role="status"
      className="rounded-md bg-success-soft px-4 py-3 font-medium text-sm text-success"
    >
      {children}
    </p>
  )
}

/** Why a form was refused. It comes into view: on a phone the button may be far below it. */
export function FormFailure({ posted }: { posted: FormResult | undefined }) {
  const t = useT()
  return <Refusal result={posted} text={posted?.failure && failureText(t, posted.failure)} />
}

interface RefusalProps {
  /** Another one with the same text comes into view again. */
  result: unknown
  text: string | undefined
  small?: boolean
}

/** The same with a text of its own. */
export function Refusal({ result, text, small = false }: RefusalProps) {
  const ref = useRef<HTMLParagraphElement>(null)
  // `void`: newer browsers return a promise, and an effect may not.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each result.
  useEffect(() => void ref.current?.scrollIntoView({ block: 'nearest' }), [result])
  if (!text) return null
  return (
    <PlainNotice ref={ref} kind="error" small={small}>
      {text}
    </PlainNotice>
  )
}
