import { TextLink } from '@tecnoclick/ui/link'
import { useT } from '@tecnoclick/ui/messages'
import { productPath } from '../../platform/page/product-urls.ts'

/** The combos that contain the product (catalogue.md#combos). */
export default function PartOf({ combos }: { combos: readonly { slug: string; name: string }[] }) {
  const t = useT()
  return (
    <div className="text-sm">
      <p className="text-ink-muted">{t('product.combo.partOf')}</p>
      <ul>
        {combos.map(({ slug, name }) => (
          <li key={slug}>
            <TextLink href={productPath(slug)} className="inline-flex min-h-11 items-center">
              <bdi lang="es">{name}</bdi>
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
