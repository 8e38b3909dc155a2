import { useT } from '@tecnoclick/ui/messages'
import type { ReactNode } from 'react'
import { type FormResult, failureText } from './form-result.ts'

interface PlainNoticeProps {
  kind: 'success' | 'error'
  children: ReactNode
}

/**
 * For pages without script, where there are no toasts and dialogs. The notice of the design system would make every
 * visitor download its icons.
 */
export function PlainNotice({ kind, children }: PlainNoticeProps) {
  return kind === 'error' ? (
    <p role="alert" className="rounded-md bg-danger-soft px-4 py-3 font-medium text-danger text-sm">
      {children}
    </p>
  ) : (
    <p role="status" className="rounded-md bg-success-soft px-4 py-3 font-medium text-sm text-success">
      {children}
    </p>
  )
}

/** The failure of a form that was posted without script; with script a toast shows it. */
export function FormFailure({ posted }: { posted: FormResult | undefined }) {
  const t = useT()
  return posted?.failure ? <PlainNotice kind="error">{failureText(t, posted.failure)}</PlainNotice> : null
}
