import { Link } from '@tecnoclick/ui/link'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { addressLeft } from './trail.ts'

/** Up to the list, as it was left. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  const { state } = useLocation()
  return (
    <Link
      href={addressLeft(href, state)}
      className="-ms-1 mb-2 inline-flex min-h-11 items-center gap-1.5 rounded-sm px-1 text-ink-muted text-sm hover:text-ink lg:min-h-9 print:hidden"
    >
      <ArrowLeft aria-hidden="true" className="size-4 rtl:-scale-x-100" />
      {children}
    </Link>
  )
}
