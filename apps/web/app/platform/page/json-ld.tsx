import type { Crumb } from '@tecnoclick/ui/breadcrumb'
import { useShellData } from '../../rendering/shell-data.ts'

/** Structured data for search engines. Browsers do not execute it, so it needs no nonce. */
export function JsonLd({ data }: { data: object }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data })
  // `</script>` in a text must not end the element.
  const html = json.replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes, which JSON needs.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: html }} />
}

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
