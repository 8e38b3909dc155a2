import type { ReactNode } from 'react'

interface DisclosureProps {
  title: string
  open?: boolean
  children: ReactNode
}

export function Disclosure({ title, open = false, children }: DisclosureProps) {
  return (
    <details open={open} className="border-t pt-4">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold text-link">{title}</summary>
      <div className="pt-3">{children}</div>
    </details>
  )
}
