import { SectionHeading } from '@tecnoclick/ui/section-heading'
import type { ReactNode } from 'react'

interface ShowcaseSectionProps {
  title: string
  children: ReactNode
}

/** One component with its states side by side. */
export function ShowcaseSection({ title, children }: ShowcaseSectionProps) {
  return (
    <section className="border-t py-8 sm:py-10">
      <SectionHeading title={title} className="mb-5" />
      {children}
    </section>
  )
}

export function Samples({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>
}
