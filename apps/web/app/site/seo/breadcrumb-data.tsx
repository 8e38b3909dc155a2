import type { Crumb } from '@tecnoclick/ui/breadcrumb'
import { useShellData } from '../../shell/shell-data.ts'
import { JsonLd } from './json-ld.tsx'

export function BreadcrumbData({ crumbs }: { crumbs: readonly Crumb[] }) {
  const shell = useShellData()
  if (!shell) return null
  const itemListElement = crumbs.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    // The last one is the page itself and needs no address.
    ...(href !== undefined && { item: shell.origin + href }),
  }))
  return <JsonLd data={{ '@type': 'BreadcrumbList', itemListElement }} />
}
