import type { ReactNode } from 'react'
import { RouterLink } from '../../shell/router-link.tsx'

interface FacetLinkProps {
  href: string
  selected: boolean
  name: string
  count: number
  /** Box, dot or swatch; decoration. */
  mark?: ReactNode
}

/** A choice is a link: it works before and without script, can be opened in a tab, and says what it leads to. */
export function FacetLink({ href, selected, name, count, mark }: FacetLinkProps) {
  return (
    <RouterLink
      href={href}
      rel="nofollow"
      preventScrollReset
      aria-current={selected || undefined}
      className="group/choice flex min-h-11 items-center gap-2.5 rounded-sm text-sm transition-colors hover:text-link md:min-h-9 pointer-coarse:min-h-11 aria-current:font-semibold"
    >
      {mark}
      <span className="min-w-0 flex-1 break-words">{name}</span>
      <span className="text-ink-muted text-xs tabular-nums">{count}</span>
    </RouterLink>
  )
}
