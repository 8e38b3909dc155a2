import type { Product } from '@tecnoclick/contract/catalogue/browse/schemas'
import { getDelivery } from '@tecnoclick/contract/delivery/zones/endpoints'
import { listAddresses } from '@tecnoclick/contract/people/addresses/endpoints'
import { listQuery } from '@tecnoclick/contract/platform/list-query'
import { listCurrencies } from '@tecnoclick/contract/site/currencies/endpoints'
import { getPublicSettings } from '@tecnoclick/contract/site/settings/endpoints'
import { currencyFormatOf, formatPrice, fromWire, onOneLine, toWire } from '@tecnoclick/domain/platform/money'
import { lowestFee, quoteAddress } from '../../delivery/delivery-quotes.ts'
import { translatorFor } from '../../platform/form/form-action.ts'
import { arrivalText } from '../../platform/page/arrival-text.ts'
import { findViewer } from '../../platform/session/find-viewer.ts'
import type { Visit } from '../../rendering/context.ts'
import { priceOf } from '../card/pricing.ts'

/** What is promised beside the price; texts, made on the server, so that the page needs no script for them. */
export interface Promises {
  /** Undefined without stock: nothing arrives. */
  delivery: { when: string; cost: string } | undefined
  warranty: string | undefined
  returns: string | undefined
}

export interface ProductPromises extends Promises {
  /** What is otherwise with a variant, by its id. */
  ofVariants?: Readonly<Record<number, Partial<Promises>>>
}

type Sold = Pick<Product, 'stock' | 'warrantyMonths'> & Parameters<typeof priceOf>[0]
type PromisedProduct = Sold & { variants?: (Sold & { id: number })[] | undefined }

/**
 * When an order of one unit reaches the customer's principal address and what that costs, the warranty of the product and
 * how long it can be returned. For visitors, whose page is shared, a question and the lowest cost.
 */
export async function loadPromises(
  visit: Visit,
  loading: Promise<PromisedProduct>,
): Promise<ProductPromises> {
  const [product, settings, deliveryOf] = await Promise.all([
    loading,
    visit.client.attempt(getPublicSettings),
    loading.then(({ stock }) => (stock > 0 ? loadDeliveryPromises(visit) : undefined)),
  ])
  const t = translatorFor(visit)
  const { returnDays = 0, warrantyMonths = 0 } = settings.ok ? settings.data : {}
  const exchange = returnDays > 0 ? t('site.delivery.exchange') : undefined
  const promisesOf = (sold: Sold) => {
    const months = settings.ok ? (sold.warrantyMonths ?? warrantyMonths) : 0
    return {
      delivery: sold.stock > 0 ? deliveryOf?.(sold) : undefined,
      warranty: months > 0 ? t('site.delivery.warranty', { count: months }) : exchange,
    }
  }
  return {
    ...promisesOf(product),
    returns: returnDays > 0 ? t('site.delivery.returns', { count: returnDays }) : undefined,
    ...(product.variants && {
      ofVariants: Object.fromEntries(product.variants.map((variant) => [variant.id, promisesOf(variant)])),
    }),
  }
}

type DeliveryOf = (sold: Sold) => NonNullable<Promises['delivery']>

async function loadDeliveryPromises(visit: Visit): Promise<DeliveryOf> {
  const { client, preferences } = visit
  const [viewer, delivery, settings, currencies] = await Promise.all([
    findViewer(visit),
    client.attempt(getDelivery),
    client.attempt(getPublicSettings),
    client.attempt(listCurrencies),
  ])
  const t = translatorFor(visit)
  const ask = t('site.delivery.ask')
  if (!settings.ok || !delivery.ok) return () => ({ when: ask, cost: '' })
  const currency = currencyFormatOf(preferences.currency, currencies.ok ? currencies.data.data : [])
  const money = (amount: number) => onOneLine(formatPrice(fromWire(amount) ?? 0, currency))
  const offer = { zones: delivery.data.zones, settings: settings.data, now: new Date() }

  const freeFrom = settings.data.freeDeliveryFrom[currency.code]
  const costText = (key: 'site.delivery.cost' | 'site.delivery.costFrom', fee: number | undefined) => {
    if (fee === 0) return t('site.delivery.freeHere')
    const cost = fee !== undefined && `${t(key, { amount: money(fee) })}.`
    const free =
      freeFrom !== undefined &&
      `${t('site.delivery.freeFrom', { amount: onOneLine(formatPrice(freeFrom, currency)) })}.`
    return [cost, free].filter((text) => text !== false).join(' ')
  }

  const address = viewer && (await findPrincipalAddress(visit, viewer.id))
  return (sold) => {
    const price = priceOf(sold, [], { wholesale: viewer?.wholesale ?? false, currency })
    const order = { currency: currency.code, subtotal: toWire(price?.amount ?? 0) }
    if (!address) return { when: ask, cost: costText('site.delivery.costFrom', lowestFee(order, offer)) }
    const { kind, fee, minimum, arrival } = quoteAddress(address, order, offer)
    if (kind === 'notDelivered') return { when: t('site.delivery.notReachedHere'), cost: '' }
    const text = arrival && arrivalText(arrival, preferences.locale, t)
    const when = text ? t('site.delivery.arrivalIn', { city: address.city.name, text }) : ask
    if (kind === 'belowMinimum')
      return { when, cost: t('site.delivery.minimumHere', { amount: money(minimum ?? 0) }) }
    if (kind === 'arranged') return { when, cost: t('site.delivery.arrangedHere') }
    return { when, cost: costText('site.delivery.cost', fee) }
  }
}

async function findPrincipalAddress({ client }: Visit, userId: number) {
  const addresses = await client.attempt(listAddresses, {
    params: { userId },
    query: listQuery({ where: { isPrincipal: true }, limit: 1 }),
  })
  return addresses.ok ? addresses.data.data[0] : undefined
}
