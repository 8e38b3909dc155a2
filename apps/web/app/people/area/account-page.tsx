import { Breadcrumb, type Crumb } from '@tecnoclick/ui/breadcrumb'
import { useT } from '@tecnoclick/ui/messages'
import type { ReactNode } from 'react'
import { PageHead } from '../../platform/page/page-head.tsx'

interface AccountPageProps {
  title: string
  /** Between the home page and this one. */
  trail?: readonly Crumb[]
  children?: ReactNode
}

/** A page beside the account menu. It is private, so it is not indexed. */
export function AccountPage({ title, trail = [], children }: AccountPageProps) {
  const t = useT()
  return (
    <>
      <PageHead title={title} indexed={false} />
      <Breadcrumb crumbs={[{ label: t('shell.nav.home'), href: '/' }, ...trail, { label: title }]} />
      <h1 className="mt-1 mb-6 text-xl">{title}</h1>
      {children}
    </>
  )
}
