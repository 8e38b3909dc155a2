import type { Product } from '@tecnoclick/contract/catalogue/browse/schemas'
import type { Crumb } from '@tecnoclick/ui/breadcrumb'
import { PageHead } from '../../shell/page-head.tsx'
import { useShellData } from '../../shell/shell-data.ts'
import { BreadcrumbData } from '../../site/seo/breadcrumb-data.tsx'
import { JsonLd } from '../../site/seo/json-ld.tsx'
import { productFacts, summaryOf } from './product-facts-data.ts'

/** What search engines and shared links show of a product. */
export function ProductHead({ product, crumbs }: { product: Product; crumbs: readonly Crumb[] }) {
  const shell = useShellData()
  return (
    <>
      <PageHead title={product.name} description={summaryOf(product)} picture={product.images[0]} />
      <BreadcrumbData crumbs={crumbs} />
      {shell && <JsonLd data={productFacts(product, shell.origin)} />}
    </>
  )
}
