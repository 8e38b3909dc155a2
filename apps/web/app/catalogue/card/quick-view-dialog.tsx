import { getProductBySlug } from '@tecnoclick/contract/catalogue/browse/endpoints'
import type { Product, ProductCard, ProductVariant } from '@tecnoclick/contract/catalogue/browse/schemas'
import { createClient } from '@tecnoclick/contract/platform/client'
import { defaultLocale, isLocale } from '@tecnoclick/messages/platform/locales'
import { Button } from '@tecnoclick/ui/button'
import { Dialog } from '@tecnoclick/ui/dialog'
import { TextLink } from '@tecnoclick/ui/link'
import { useT } from '@tecnoclick/ui/messages'
import { Notice } from '@tecnoclick/ui/notice'
import { RatingStars } from '@tecnoclick/ui/rating-stars'
import { SkeletonText } from '@tecnoclick/ui/skeleton'
import { useEffect, useState } from 'react'
import { browserSend } from '../../offline/browser-send.ts'
import { writePart } from '../../platform/browser-state.ts'
import { loadDictionary } from '../../platform/content/load-dictionary.ts'
import { productPath } from '../../platform/page/product-urls.ts'
import { BuyBox } from '../product/buy-box.tsx'
import { Gallery } from '../product/gallery.tsx'
import { asSold, variantFrom } from '../product/variant-choice.ts'
import { FeaturedAttributes } from './card-parts.tsx'
import { translateProduct } from './translate-names.ts'

interface QuickViewDialogProps {
  product: ProductCard
  isOpen: boolean
  onClose: () => void
}

/** Shows the card's data at once and loads the rest of the product. */
export function QuickViewDialog({ product, isOpen, onClose }: QuickViewDialogProps) {
  const { slug } = product
  useEffect(() => {
    if (!isOpen) return
    writePart('quickView', { page: location.pathname, slug })
    return () => void writePart('quickView', undefined)
  }, [isOpen, slug])
  return (
    <Dialog size="lg" open={isOpen} onClose={onClose} title={<bdi lang="es">{product.name}</bdi>}>
      <QuickViewBody card={product} onLeave={onClose} />
    </Dialog>
  )
}

interface QuickViewBodyProps {
  card: ProductCard
  onLeave: () => void
}

/** Undefined while loading. */
type LoadedProduct = { product: Product } | 'failed' | undefined

/**
 * Gallery, rating, review count, description, availability, brand, options, quantity, cart, wishlist, compare
 * (catalogue.md#product-cards).
 */
export function QuickViewBody({ card, onLeave }: QuickViewBodyProps) {
  const t = useT()
  const [attempt, setAttempt] = useState(0)
  const loaded = useProduct(card.slug, attempt)
  const product = loaded && loaded !== 'failed' ? loaded.product : undefined
  const [chosen, setChosen] = useState<ProductVariant>()
  const variant = chosen ?? (product && variantFrom(product, `?variant=${card.variantSummary?.match}`))
  const { images, name } = product ? asSold(product, variant) : card
  return (
    <div className="grid items-start gap-6 md:grid-cols-2 md:gap-8">
      <Gallery key={images.join()} images={images} name={name} size="dialog" />
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <RatingStars value={card.rating} count={card.reviews} />
          {card.brand && (
            <span className="text-ink-muted">
              {t('product.brand')}: <span className="text-ink">{card.brand.name}</span>
            </span>
          )}
        </div>
        {product ? (
          <>
            <BuyBox product={product} variant={variant} onChoose={setChosen} inDialog />
            <FeaturedAttributes product={product} max={4} />
            <p lang="es" dir="auto" className="line-clamp-4 text-start text-ink-muted text-sm">
              {product.description}
            </p>
          </>
        ) : loaded === 'failed' ? (
          <Notice
            kind="error"
            role="alert"
            action={
              <Button variant="secondary" size="sm" onClick={() => setAttempt(attempt + 1)}>
                {t('ui.retry')}
              </Button>
            }
          >
            {t('errors.unavailable')}
          </Notice>
        ) : (
          <SkeletonText lines={6} />
        )}
        <TextLink
          href={productPath(card.slug, variant?.id)}
          onClick={onLeave}
          className="inline-flex min-h-11 items-center justify-self-start text-sm"
        >
          {t('product.seeDetails')}
        </TextLink>
      </div>
    </div>
  )
}

function useProduct(slug: string, attempt: number): LoadedProduct {
  const [loaded, setLoaded] = useState<LoadedProduct>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` triggers a retry.
  useEffect(() => {
    let isCancelled = false
    setLoaded(undefined)
    fetchProduct(slug).then(
      (product) => !isCancelled && setLoaded({ product }),
      () => !isCancelled && setLoaded('failed'),
    )
    return () => {
      isCancelled = true
    }
  }, [slug, attempt])
  return loaded
}

const client = createClient(browserSend)

/** By slug. Opening a card reuses the request that hovering started. */
const requests = new Map<string, Promise<Product>>()
const maxRequests = 20

export function fetchProduct(slug: string): Promise<Product> {
  const running = requests.get(slug)
  if (running) return running
  const request = loadTranslated(slug)
  requests.set(slug, request)
  request.catch(() => requests.delete(slug))
  const [oldest] = requests.keys()
  if (requests.size > maxRequests && oldest !== undefined) requests.delete(oldest)
  return request
}

async function loadTranslated(slug: string): Promise<Product> {
  const { lang } = document.documentElement
  const locale = isLocale(lang) ? lang : defaultLocale
  const [product, dictionary] = await Promise.all([
    client.call(getProductBySlug, { params: { slug } }),
    loadDictionary(client, locale, ['options']),
  ])
  return translateProduct(product, dictionary, locale)
}
