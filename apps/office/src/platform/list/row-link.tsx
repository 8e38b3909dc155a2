import { TextLink } from '@tecnoclick/ui/link'
import type { ReactNode } from 'react'

/** Opens a row's own page; large enough for a thumb. */
export function RowLink({ href, label, children }: { href: string; label: string; children: ReactNode }) {
  return (
    <TextLink
      href={href}
      aria-label={label}
      className="inline-flex min-h-6 items-center font-semibold max-md:min-h-11"
    >
      {children}
    </TextLink>
  )
}
