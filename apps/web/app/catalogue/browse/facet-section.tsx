import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'

interface FacetSectionProps {
  title: string
  open: boolean
  children: ReactNode
}

/** One kind of filter, folded by the browser itself. */
export function FacetSection({ title, open, children }: FacetSectionProps) {
  return (
    <details open={open} className="group border-b py-1 last:border-b-0">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between rounded-sm font-semibold text-sm [&::-webkit-details-marker]:hidden">
        <h2 className="text-sm">{title}</h2>
        <ChevronDown
          aria-hidden="true"
          className="size-4 text-ink-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="pb-3">{children}</div>
    </details>
  )
}
