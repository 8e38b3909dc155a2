import { useT } from '@tecnoclick/ui/messages'
import { SectionHeading } from '@tecnoclick/ui/section-heading'
import BadgePercent from 'lucide-react/icons/badge-percent'
import Headset from 'lucide-react/icons/headset'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Truck from 'lucide-react/icons/truck'
import { useNavigation, useSearchParams } from 'react-router'
import { RouterLink } from '../../platform/page/router-link.tsx'
import { lazyPart } from '../../rendering/lazy-hydrate.tsx'
import { type CarouselLayout, ProductCarousel } from '../card/product-carousel.tsx'
import type { LoadedHome } from './load-home.ts'

/** Sections below the fold: rendered on the server; their script loads on scroll. */
export const resetBanner = lazyPart(() => import('./reset-banner.tsx'))
export const bestSellers = lazyPart(() => import('./best-sellers.tsx'))
export const productColumns = lazyPart(() => import('./product-columns.tsx'))
export const brandLogos = lazyPart(() => import('./brand-logos.tsx'))

/** More tabs would not fit. */
const maxTabs = 6

interface FeaturedProps extends Pick<LoadedHome, 'featured' | 'categories'> {
  layout: CarouselLayout
}

/** Tabs are links to `?category=`, so they work without script. */
export function FeaturedProducts({ featured, categories, layout }: FeaturedProps) {
  const t = useT()
  const [search] = useSearchParams()
  const pending = useNavigation().location
  const selected = (pending ? new URLSearchParams(pending.search) : search).get('category') ?? ''
  const tabs = [{ slug: '', name: t('shop.home.all') }, ...categories.slice(0, maxTabs)]
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
                lang={slug === '' ? undefined : 'es'}
                preventScrollReset
                aria-current={slug === selected || undefined}
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
        <ProductCarousel label={t('shop.home.featured')} products={featured} layout={layout} />
      )}
    </div>
  )
}

const icons = { truck: Truck, headset: Headset, percent: BadgePercent, shield: ShieldCheck }

/** The shop's promises, in the visitor's language or in Spanish (catalogue.md#home-page). */
export function FeatureStrip({ promises }: Pick<LoadedHome, 'promises'>) {
  if (promises.length === 0) return null
  return (
    <ul className="grid gap-x-4 gap-y-4 border-b pb-6 sm:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))] lg:flex lg:divide-x lg:divide-line">
      {promises.map(({ icon, title, text, lang }) => {
        const Icon = icons[icon]
        return (
          <li
            key={title}
            lang={lang}
            className="flex flex-1 items-start gap-3 lg:px-6 lg:first:ps-0 lg:last:pe-0"
          >
            <Icon aria-hidden="true" strokeWidth={1.6} className="size-7 shrink-0 text-link" />
            <div>
              <p className="font-semibold">{title}</p>
              <p className="text-ink-muted text-sm">{text}</p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
