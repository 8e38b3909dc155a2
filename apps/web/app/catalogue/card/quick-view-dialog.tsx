import { getProductBySlug } from '@tecnoclick/contract/catalogue/browse/endpoints'
import type { Product, ProductCard } from '@tecnoclick/contract/catalogue/browse/schemas'
import { createClient } from '@tecnoclick/contract/platform/client'
import { Button } from '@tecnoclick/ui/button'
import { Dialog } from '@tecnoclick/ui/dialog'
import { TextLink } from '@tecnoclick/ui/link'
import { useT } from '@tecnoclick/ui/messages'
import { Notice } from '@tecnoclick/ui/notice'
import { RatingStars } from '@tecnoclick/ui/rating-stars'
import { SkeletonText } from '@tecnoclick/ui/skeleton'
import { useEffect, useState } from 'react'
import { browserSend } from '../../offline/browser-send.ts'
import { BuyBox } from '../product/buy-box.tsx'
import { Gallery } from '../product/gallery.tsx'
import { FeaturedAttributes } from './card-parts.tsx'
import { productAddress } from './product-urls.ts'

interface QuickViewDialogProps {
  product: ProductCard
  isOpen: boolean
  onClose: () => void
}

/** Opens with what the card knows; the rest of the product follows. */
export function QuickViewDialog({ product, isOpen, onClose }: QuickViewDialogProps) {
  return (
    <Dialog size="lg" open={isOpen} onClose={onClose} title={<bdi>{product.name}</bdi>}>
      <QuickViewBody card={product} onLeave={onClose} />
    </Dialog>
  )
}

interface QuickViewBodyProps {
  card: ProductCard
  onLeave: () => void
}

type Arrival = { product: Product } | 'failed' | undefined

/**
 * Gallery, rating, review count, description, availability, brand, options, quantity, cart, wishlist, compare
 * (catalogue.md#product-cards).
 */
export function QuickViewBody({ card, onLeave }: QuickViewBodyProps) {
  const t = useT()
  const [attempt, setAttempt] = useState(0)
  const arrival = useProduct(card.slug, attempt)
  const product = arrival && arrival !== 'failed' ? arrival.product : undefined
  return (
    <div className="grid items-start gap-6 md:grid-cols-2 md:gap-8">
      <Gallery images={product?.images ?? card.images} name={card.name} size="dialog" />
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
            <BuyBox product={product} inDialog />
            <FeaturedAttributes product={product} most={4} />
            <p dir="auto" className="line-clamp-4 text-start text-ink-muted text-sm">
              {product.description}
            </p>
          </>
        ) : arrival === 'failed' ? (
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
          href={productAddress(card.slug)}
          onClick={onLeave}
          className="inline-flex min-h-11 items-center justify-self-start text-sm"
        >
          {t('product.seeDetails')}
        </TextLink>
      </div>
    </div>
  )
}

function useProduct(slug: string, attempt: number): Arrival {
  const [arrival, setArrival] = useState<Arrival>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: asking again is what `attempt` is for.
  useEffect(() => {
    let isOver = false
    setArrival(undefined)
    fetchProduct(slug).then(
      (product) => !isOver && setArrival({ product }),
      () => !isOver && setArrival('failed'),
    )
    return () => {
      isOver = true
    }
  }, [slug, attempt])
  return arrival
}

const client = createClient(browserSend)

/** Pointing at a card asks, opening it asks again; the browser's own cache answers what is still fresh. */
const underWay = new Map<string, Promise<Product>>()
const kept = 20

export function fetchProduct(slug: string): Promise<Product> {
  const known = underWay.get(slug)
  if (known) return known
  const asked = client.call(getProductBySlug, { params: { slug } })
  underWay.set(slug, asked)
  asked.catch(() => underWay.delete(slug))
  const [oldest] = underWay.keys()
  if (underWay.size > kept && oldest !== undefined) underWay.delete(oldest)
  return asked
}
