import type { CSSProperties } from 'react'

export type FacetMark = 'check' | 'radio' | 'swatch'

interface FacetLinkProps {
  href: string
  selected: boolean
  name: string
  count: number
  mark?: FacetMark
  /** Of a swatch. */
  color?: string | null | undefined
}

/**
 * A choice is a link: it works before and without script, can be opened in a tab, and says what it leads to. There are
 * hundreds on a page, so each is two elements, its mark is drawn by the style sheet, and `PlainLinks` follows it.
 */
export function FacetLink({ href, selected, name, count, mark, color }: FacetLinkProps) {
  const swatch: CSSProperties & Record<`--${string}`, string> = { '--swatch': color ?? 'var(--color-sunken)' }
  return (
    <a
      href={href}
      rel="nofollow"
      aria-current={selected || undefined}
      data-mark={mark}
      className="facet-link"
      style={mark === 'swatch' ? swatch : undefined}
    >
      {name}
      <span>{count}</span>
    </a>
  )
}
