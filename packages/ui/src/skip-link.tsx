import type { ReactNode } from 'react'

/** Visible on focus only. */
export function SkipLink({ target, children }: { target: string; children: ReactNode }) {
  return (
    <a
      href={`#${target}`}
      className="fixed start-4 top-4 z-50 -translate-y-24 rounded-md bg-action px-5 py-3 font-semibold text-on-action text-sm focus:translate-y-0 focus:shadow-overlay"
    >
      {children}
    </a>
  )
}
