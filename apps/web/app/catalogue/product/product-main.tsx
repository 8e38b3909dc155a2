import type { Product, ProductVariant } from '@tecnoclick/contract/catalogue/browse/schemas'
import { Button } from '@tecnoclick/ui/button'
import { useLocale, useT } from '@tecnoclick/ui/messages'
import { RatingStars } from '@tecnoclick/ui/rating-stars'
import { whatsappHref } from '../../platform/page/contact-links.ts'
import { addressIn } from '../../platform/page/page-addresses.ts'
import { productPath } from '../../platform/page/product-urls.ts'
import { WhatsappIcon } from '../../platform/page/whatsapp-icon.tsx'
import { LazyHydrate, lazyPart } from '../../rendering/lazy-hydrate.tsx'
import { useShellData } from '../../rendering/shell-data.ts'
import { CardBadges } from '../card/card-parts.tsx'
import { BuyBox } from './buy-box.tsx'
import type { ColorSetProps } from './color-set.tsx'
import { FittingDevices } from './fitting-devices.tsx'
import { Gallery } from './gallery.tsx'
import type { ProductPromises as LoadedPromises } from './load-promises.ts'
import { ProductFacts } from './product-facts.tsx'
import { type ProductLayout, reviewsTabId } from './product-page.ts'
import { ProductPromises } from './product-promises.tsx'
import { asSold } from './variant-choice.ts'

const colorSet = lazyPart(() => import('./color-set.tsx'))
const partOf = lazyPart(() => import('./part-of.tsx'))
const comboParts = lazyPart(() => import('./combo-parts.tsx'))

const columns: Record<ProductLayout, string> = {
  standard: 'md:grid-cols-2 md:gap-x-8 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:gap-x-12',
  columnar: 'lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_19rem] lg:gap-x-8',
  sidebar: 'md:grid-cols-2 md:gap-x-8',
}

/** Picture, name, price, stock and add button are above the fold on a phone (catalogue.md#product-page). */
interface ProductMainProps {
  product: Product
  variant: ProductVariant | undefined
  layout: ProductLayout
  /** Missing offline. */
  promises: LoadedPromises | undefined
  colors: ColorSetProps['products']
  wasRefused: boolean
}

export function ProductMain(props: ProductMainProps) {
  const { product, variant, layout, promises, colors, wasRefused } = props
  const sold = asSold(product, variant)
  const page = productPath(product.slug, variant?.id)
  const buying = (
    <>
      <BuyBox product={product} variant={variant} wasRefused={wasRefused} />
      {product.combo && <LazyHydrate part={comboParts} props={{ combo: product.combo, product }} />}
      {product.partOf && <LazyHydrate part={partOf} props={{ combos: product.partOf }} />}
      {promises && <ProductPromises {...promises} {...(variant && promises.ofVariants?.[variant.id])} />}
      {colors.length > 0 && <LazyHydrate part={colorSet} props={{ products: colors, path: page }} />}
      <WhatsappQuestion name={sold.name} page={page} />
    </>
  )
  return (
    <div className={`mt-1 grid items-start gap-x-8 gap-y-4 sm:mt-3 sm:gap-y-6 ${columns[layout]}`}>
      <Gallery key={sold.images.join()} images={sold.images} name={sold.name} />
      {layout === 'columnar' ? (
        <>
          <div className="grid gap-5">
            <ProductTitle product={product} stock={sold.stock} />
            <p lang="es" dir="auto" className="line-clamp-5 text-start text-ink-muted">
              {product.description}
            </p>
            <ProductFacts product={sold} />
          </div>
          <div className="grid gap-4 rounded-lg border bg-surface p-5 max-lg:order-none lg:sticky lg:top-24">
            {buying}
          </div>
        </>
      ) : (
        <div className="grid gap-3 sm:gap-5">
          <ProductTitle product={product} stock={sold.stock} />
          {buying}
          <ProductFacts product={sold} />
        </div>
      )}
    </div>
  )
}

function ProductTitle({ product, stock }: { product: Product; stock: number }) {
  return (
    <div>
      <h1 className="text-xl">
        <bdi lang="es">{product.name}</bdi>
      </h1>
      <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
        {/* A plain link: the tabs open on the URL's fragment. */}
        <a href={`#${reviewsTabId}`} className="-my-2 inline-flex min-h-11 items-center rounded-sm">
          <RatingStars value={product.rating} count={product.reviews} />
        </a>
        <CardBadges product={{ ...product, stock }} className="flex flex-wrap items-start gap-1" />
      </div>
      <FittingDevices attributes={product.attributes} />
    </div>
  )
}

/** Opens a chat with the shop with a message that contains the product's name and URL. */
function WhatsappQuestion({ name, page }: { name: string; page: string }) {
  const t = useT()
  const locale = useLocale()
  const shell = useShellData()
  if (!shell?.store.whatsapp) return null
  const url = addressIn(locale, shell.origin, page)
  const text = t('product.whatsappText', { name, url })
  return (
    <Button
      href={whatsappHref(shell.store.whatsapp, text)}
      target="_blank"
      rel="noopener"
      variant="secondary"
      block
      icon={<WhatsappIcon className="size-4.5" />}
    >
      {t('product.askOnWhatsapp')}
      <span className="sr-only"> ({t('ui.openInNewWindow')})</span>
    </Button>
  )
}
