import { Link } from '@tecnoclick/ui/link'
import { useT } from '@tecnoclick/ui/messages'
import { SectionHeading } from '@tecnoclick/ui/section-heading'
import { useShellData } from '../../shell/shell-data.ts'
import { pictureAddress } from '../pictures/picture-address.ts'
import type { LoadedHome } from './load-home.ts'

export function CategoryTiles({ categories }: Pick<LoadedHome, 'categories'>) {
  const t = useT()
  const saveData = useShellData()?.saveData ?? false
  return (
    <section aria-labelledby="categorias">
      <SectionHeading id="categorias" title={t('shop.home.categories')} />
      <ul className="scrollbar-none -mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 sm:mx-0 sm:grid sm:grid-cols-4 sm:px-0 lg:grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))]">
        {categories.map(({ slug, name, image, items }) => (
          <li key={slug} className="w-36 shrink-0 snap-start sm:w-auto">
            <Link
              href={`/shop/catalog/${slug}`}
              className="group flex h-full flex-col rounded-lg border bg-surface p-3 transition-[box-shadow,border-color] hover:border-line-strong/50 hover:shadow-raised"
            >
              {image && !saveData && (
                <img
                  src={pictureAddress(image, 320)}
                  srcSet={`${pictureAddress(image, 160)} 160w, ${pictureAddress(image, 320)} 320w`}
                  sizes="7.5rem"
                  alt=""
                  width={320}
                  height={320}
                  loading="lazy"
                  className="mb-2 aspect-square w-full rounded-md object-cover"
                />
              )}
              <span className="text-balance font-semibold text-sm group-hover:text-link">{name}</span>
              <span className="mt-0.5 text-ink-muted text-xs">{t('shop.results', { count: items })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
