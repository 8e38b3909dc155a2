import { Breadcrumb, type Crumb } from '@tecnoclick/ui/breadcrumb'
import { useT } from '@tecnoclick/ui/messages'
import { PageContainer } from '@tecnoclick/ui/page-container'
import type { ReactNode } from 'react'
import { PageHead } from './page-head.tsx'

interface PageProps {
  title: string
  /** One sentence under the title. */
  intro?: string
  /** Between the home page and this one. */
  trail?: readonly Crumb[]
  indexed?: boolean
  children: ReactNode
}

/** An ordinary page: where one is, what it is called, and its content. */
export function Page({ title, intro, trail = [], indexed = true, children }: PageProps) {
  const t = useT()
  return (
    <PageContainer className="py-4 sm:py-6">
      <PageHead title={title} indexed={indexed} {...(intro !== undefined && { description: intro })} />
      <Breadcrumb crumbs={[{ label: t('shell.nav.home'), href: '/' }, ...trail, { label: title }]} />
      <h1 className="mt-3 text-2xl sm:mt-4">{title}</h1>
      {intro !== undefined && <p className="mt-3 max-w-prose text-ink-muted">{intro}</p>}
      <div className="mt-8">{children}</div>
    </PageContainer>
  )
}
