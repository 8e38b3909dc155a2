import type { Product } from '@tecnoclick/contract/catalogue/browse/schemas'
import { useT } from '@tecnoclick/ui/messages'
import { Tabs } from '@tecnoclick/ui/tabs'
import { useLocation } from 'react-router'
import { useConnection } from '../../platform/connection-state.ts'
import { LazyHydrate, lazyPart } from '../../rendering/lazy-hydrate.tsx'
import type { LoadedReviews } from './load-product.ts'
import { type ProductFormResult, reviewsTabId } from './product-page.ts'
import { Swatch } from './swatch.tsx'

const reviewsPanel = lazyPart(() => import('./reviews-panel.tsx'))

interface ProductTabsProps {
  product: Product
  reviews: LoadedReviews | undefined
  posted: ProductFormResult | undefined
}

export function ProductTabs({ product, reviews, posted }: ProductTabsProps) {
  const t = useT()
  const { search } = useLocation()
  const { dataFrom } = useConnection()
  const showsReviews = posted?.form === 'review' || new URLSearchParams(search).has('reviews')
  return (
    <Tabs
      label={product.name}
      className="mt-10"
      {...(showsReviews && { defaultTab: reviewsTabId })}
      tabs={[
        {
          id: 'descripcion',
          label: t('product.description'),
          content: (
            <p lang="es" dir="auto" className="max-w-prose whitespace-pre-line text-start">
              {product.description || (dataFrom && t('product.online'))}
            </p>
          ),
        },
        {
          id: 'especificaciones',
          label: t('product.specification'),
          content: <Specification product={product} />,
        },
        {
          id: reviewsTabId,
          label: (
            <>
              {t('product.reviews.title')}
              {product.reviews > 0 && <span className="ms-1.5 text-ink-muted">({product.reviews})</span>}
            </>
          ),
          content: dataFrom ? (
            <p>{t('product.online')}</p>
          ) : (
            <LazyHydrate part={reviewsPanel} props={{ product, reviews, posted }} />
          ),
        },
      ]}
    />
  )
}

function Specification({ product }: { product: Product }) {
  const t = useT()
  return (
    <table className="w-full max-w-3xl text-sm">
      <caption className="sr-only">{t('product.specification')}</caption>
      <tbody lang="es">
        {product.attributes.map(({ slug, name, values, lang }) => (
          <tr key={slug} className="border-b last:border-0">
            <th scope="row" className="w-2/5 py-2.5 pe-4 text-start align-top font-normal text-ink-muted">
              <bdi lang={lang}>{name}</bdi>
            </th>
            <td className="py-2.5 align-top">
              <ul className="flex flex-wrap gap-x-3 gap-y-1">
                {values.map((value) => (
                  <li key={value.slug} className="inline-flex items-center gap-1.5">
                    {value.color && <Swatch color={value.color} />}
                    <bdi lang={value.lang}>{value.name}</bdi>
                  </li>
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
