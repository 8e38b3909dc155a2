import { Carousel } from '@tecnoclick/ui/carousel'
import { Link } from '@tecnoclick/ui/link'
import { useT } from '@tecnoclick/ui/messages'
import { SectionHeading } from '@tecnoclick/ui/section-heading'
import { fileUrl } from '../../platform/page/product-urls.ts'
import { useShellData } from '../../rendering/shell-data.ts'
import type { LoadedHome } from './load-home.ts'

/** Six in view, fewer at 1199, 991, 767 and 575 px, advancing every five seconds (catalogue.md#home-page). */
export default function BrandLogos({ brands }: Pick<LoadedHome, 'brands'>) {
  const t = useT()
  const saveData = useShellData()?.saveData ?? false
  return (
    <section>
      <SectionHeading title={t('shop.home.brands')} />
      <Carousel
        label={t('shop.home.brands')}
        autoplay
        className="brand-carousel"
        slideClassName="brand-slide"
      >
        {brands.map(({ slug, name, logo }) => (
          <Link key={slug} href={`/shop/catalog?filter_brand=${slug}`} className="brand-logo">
            {logo && !saveData ? (
              <img src={fileUrl(logo)} alt={name} width={160} height={48} loading="lazy" />
            ) : (
              name
            )}
          </Link>
        ))}
      </Carousel>
    </section>
  )
}
