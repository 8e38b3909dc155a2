import type { Product } from '@tecnoclick/contract/catalogue/browse/schemas'
import { apartPrice } from '@tecnoclick/domain/catalogue/combos'
import { formatAmount, onOneLine } from '@tecnoclick/domain/platform/money'
import { Link } from '@tecnoclick/ui/link'
import { useT } from '@tecnoclick/ui/messages'
import { useId } from 'react'
import { ProductPicture } from '../../platform/page/product-picture.tsx'
import { productPath } from '../../platform/page/product-urls.ts'
import { priceOf, usePricing, type WirePrices } from '../card/pricing.ts'

interface ComboPartsProps {
  combo: NonNullable<Product['combo']>
  /** Of the combo. */
  product: WirePrices
}

/** What a combo contains, what that costs apart and what is saved (catalogue.md#combos). */
export default function ComboParts({ combo: { parts, service }, product }: ComboPartsProps) {
  const t = useT()
  const headingId = useId()
  const pricing = usePricing()
  const money = (minor: number) => onOneLine(formatAmount(minor, pricing.currency))
  const priced = parts.map((part) => ({ ...part, price: priceOf(part, [], pricing)?.amount }))
  const apart = apartPrice(priced)
  const price = priceOf(product, [], pricing)?.amount
  const products = t('shop.results', { count: parts.length })
  const saved = apart !== undefined && price !== undefined ? apart - price : 0
  return (
    <section aria-labelledby={headingId} className="rounded-md border bg-surface p-3">
      <h2 id={headingId} className="text-base">
        {t('product.combo.card', { products })}
      </h2>
      <ul className="mt-2 grid gap-2">
        {priced.map((part) => (
          <li key={part.id} className="grid grid-cols-[3rem_1fr_auto] items-center gap-x-3 text-sm">
            <ProductPicture name={part.image ?? undefined} alt="" sizes="3rem" widths={pictureWidths} />
            <div className="min-w-0">
              <Link
                href={productPath(part.slug, part.variant ?? undefined)}
                className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
              >
                {/* The span is aligned as the page, also where the name reads the other way. */}
                <span>
                  <bdi lang="es">{`${part.quantity} × ${part.name}`}</bdi>
                </span>
              </Link>
              {part.availability === 'out-of-stock' && (
                <p className="text-ink-muted text-xs">{t('product.soldOut')}</p>
              )}
            </div>
            {part.price !== undefined && (
              <bdi dir="ltr" className="text-ink-muted tabular-nums">
                {money(part.price * part.quantity)}
              </bdi>
            )}
          </li>
        ))}
        {service !== null && (
          <li className="text-sm">
            <bdi lang="es">{service}</bdi>
          </li>
        )}
      </ul>
      {apart !== undefined && saved > 0 && (
        <p className="mt-2 flex flex-wrap justify-between gap-x-4 border-t pt-2 text-sm">
          <span>
            {t('product.combo.apart')} <bdi dir="ltr">{money(apart)}</bdi>
          </span>
          <span className="font-semibold text-success">
            {t('product.combo.saved')} <bdi dir="ltr">{money(saved)}</bdi>
          </span>
        </p>
      )}
    </section>
  )
}

const pictureWidths = [100, 160] as const
