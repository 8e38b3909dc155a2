import { pricesIn } from '@tecnoclick/domain/catalogue/prices'
import { useT } from '@tecnoclick/ui/messages'
import { Price } from '@tecnoclick/ui/price'
import { type OptionValue, priceOf, usePricing, type WirePrices } from './pricing.ts'

interface ProductPriceProps {
  product: WirePrices & { variantSummary?: { from: boolean } | undefined }
  /** The chosen options, whose surcharges count (catalogue.md#options). */
  chosen?: readonly OptionValue[]
  size?: 'sm' | 'md' | 'lg'
}

export function ProductPrice({ product, chosen = [], size = 'md' }: ProductPriceProps) {
  const t = useT()
  const pricing = usePricing()
  const price = priceOf(product, chosen, pricing)
  if (!price) return <span className="font-semibold text-ink-muted text-sm">{t('product.askPrice')}</span>
  const { wholesale, currency } = pricing
  const amount = <Price amount={price.amount} compareAt={price.compareAt} currency={currency} size={size} />
  const shown = product.variantSummary?.from ? (
    <span className="inline-flex flex-wrap items-baseline gap-x-1.5">
      <span className="text-ink-muted text-sm">{t('product.from')}</span>
      {amount}
    </span>
  ) : (
    amount
  )
  if (!wholesale || pricesIn(product, currency.code).wholesale == null) return shown
  return (
    <span className="flex flex-col items-start">
      {shown}
      <span className="text-ink-muted text-xs">{t('product.wholesale')}</span>
    </span>
  )
}
