import { Breadcrumb, type Crumb } from '@tecnoclick/ui/breadcrumb'
import { useT } from '@tecnoclick/ui/messages'
import { PageContainer } from '@tecnoclick/ui/page-container'
import type { ReactNode } from 'react'
import { BreadcrumbData } from './json-ld.tsx'
import { PageHead, type PageHeadProps } from './page-head.tsx'

interface PageProps {
  title: string
  /** For a title written by the shop, which is always Spanish. */
  titleLang?: 'es'
  /** One sentence under the title. */
  intro?: string
  /** Breadcrumbs between the home page and this one. */
  trail?: readonly Crumb[]
  indexed?: boolean
  /** Further metadata for search engines and shared links. */
  head?: Omit<PageHeadProps, 'title' | 'indexed'>
  children: ReactNode
}

/** A page with breadcrumb, title and content. */
export function Page({ title, titleLang, intro, trail = [], indexed = true, head, children }: PageProps) {
  const t = useT()
  const crumbs = [{ label: t('shell.nav.home'), href: '/' }, ...trail, { label: title }]
  return (
    <PageContainer className="py-4 sm:py-6">
      <PageHead title={title} indexed={indexed} description={intro} {...head} />
      <Breadcrumb crumbs={crumbs} />
      {indexed && <BreadcrumbData crumbs={crumbs} />}
      {/* The text has its own direction; the heading stands where headings of the page stand. */}
      <h1 className="mt-3 text-2xl sm:mt-4">{titleLang ? <bdi lang={titleLang}>{title}</bdi> : title}</h1>
      {intro !== undefined && <p className="mt-3 max-w-prose text-ink-muted">{intro}</p>}
      <div className="mt-8">{children}</div>
    </PageContainer>
  )
}
