import type { ReactNode } from 'react'

interface PlainNoticeProps {
  kind: 'success' | 'error'
  children: ReactNode
}

/**
 * What toasts and dialogs say with script, in a page without. Plainer than the design system's notice, whose icons
 * everyone would download and hardly anybody see.
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
