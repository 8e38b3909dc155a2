import { useT } from '@tecnoclick/ui/messages'
import { SectionHeading } from '@tecnoclick/ui/section-heading'
import { useNavigation, useSearchParams } from 'react-router'
import { RouterLink } from '../../shell/router-link.tsx'
import { ProductCarousel } from '../carousel/product-carousel.tsx'
import type { LoadedHome } from './load-home.ts'

/** Tabs beyond these would scroll out of reach. */
const tabCount = 6

type FeaturedProps = Pick<LoadedHome, 'featured' | 'categories'>

/** Tabs are links of this page: `?category=` chooses, with and without script. */
export function FeaturedProducts({ featured, categories }: FeaturedProps) {
  const t = useT()
  const [search] = useSearchParams()
  const pending = useNavigation().location
  const chosen = (pending ? new URLSearchParams(pending.search) : search).get('category') ?? ''
  const tabs = [{ slug: '', name: t('shop.home.all') }, ...categories.slice(0, tabCount)]
  return (
    <div>
      <SectionHeading
        id="destacados"
        title={t('shop.home.featured')}
        action={
          <nav
            aria-label={t('shop.home.featured')}
            className="scrollbar-none -mx-4 flex max-w-[100vw] overflow-x-auto px-4 sm:mx-0 sm:px-0"
          >
            {tabs.map(({ slug, name }) => (
              <RouterLink
                key={slug}
                href={slug === '' ? '?' : `?category=${slug}`}
                preventScrollReset
                aria-current={slug === chosen || undefined}
                className="flex min-h-11 items-center whitespace-nowrap border-transparent border-b-2 px-3 text-ink-muted text-sm transition-colors hover:text-ink aria-current:border-action aria-current:font-semibold aria-current:text-ink"
              >
                {name}
              </RouterLink>
            ))}
          </nav>
        }
      />
      {featured.length === 0 ? (
        <p className="py-8 text-ink-muted">{t('shop.home.noneHere')}</p>
      ) : (
        <ProductCarousel label={t('shop.home.featured')} products={featured} layout="grid-5" />
      )}
    </div>
  )
}
