import type { ReactNode } from 'react'

export function FooterHeading({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <h2 id={id} className="mb-2 font-semibold text-base">
      {children}
    </h2>
  )
}
