import type { Cart } from '@tecnoclick/contract/selling/cart/schemas'
import { getCartLink } from '@tecnoclick/contract/selling/cart-links/endpoints'
import type { CartLink } from '@tecnoclick/contract/selling/cart-links/schemas'
import { Button } from '@tecnoclick/ui/button'
import { Link } from '@tecnoclick/ui/link'
import { useFullT, useMoreMessages } from '@tecnoclick/ui/messages'
import { Notice } from '@tecnoclick/ui/notice'
import { data, Form, useNavigation } from 'react-router'
import { Page } from '../../platform/page/page.tsx'
import { ProductPicture } from '../../platform/page/product-picture.tsx'
import { linePath } from '../../platform/page/product-urls.ts'
import { useMoney } from '../../platform/page/use-money.ts'
import { visitOf } from '../../rendering/context.ts'
import { isTransient, refusedPage } from '../../rendering/page-client.ts'
import { useShellData } from '../../rendering/shell-data.ts'
import type { Route } from './+types/shared-cart.ts'
import { linkTexts } from './link-texts.ts'

export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const { client, preferences, requestId } = visitOf(context)
  const outcome = await client.attempt(getCartLink, { params: { token } })
  const page = { token, requestKey: crypto.randomUUID(), texts: linkTexts(preferences.locale) }
  if (outcome.ok) return data({ ...page, cart: outcome.data })
  if (isTransient(outcome.error)) throw refusedPage(outcome.error, requestId)
  return data({ ...page, cart: null }, { status: 404 })
}

/** The token in the address goes into no cache and, as a referrer, to no other site. */
export function headers() {
  return { 'cache-control': 'private, no-store', 'referrer-policy': 'same-origin' }
}

/** The goods of a cart, for whoever has its link (selling.md#cart-links). */
export default function SharedCart({ loaderData }: Route.ComponentProps) {
  const { cart, token, requestKey, texts } = loaderData
  useMoreMessages(texts)
  const t = useFullT()
  const sent = useNavigation().formData
  const lines = useShellData()?.cart?.items ?? []
  if (!cart) {
    return (
      <Page title={t('links.cart.bad')} indexed={false}>
        <p className="max-w-prose">{t('links.cart.badText')}</p>
      </Page>
    )
  }
  const isAny = cart.items.some(({ available }) => available > 0)
  const isThere = cart.own && isInCart(cart, lines)
  return (
    <Page title={t('links.cart.shared')} indexed={false}>
      <div className="grid max-w-3xl gap-6">
        <ul className="divide-y divide-line border-y">
          {cart.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a product may be in it twice, and the list does not change.
            <li key={index}>
              <SharedItem item={item} currency={cart.currency} />
            </li>
          ))}
        </ul>
        {isThere ? (
          <Button href="/shop/cart" size="lg" className="sm:justify-self-start">
            {t('cart.view')}
          </Button>
        ) : isAny ? (
          <>
            <Total cart={cart} />
            <Form method="post" action="/shop/cart">
              <input type="hidden" name="intent" value="take" />
              <input type="hidden" name="token" value={token} />
              <input type="hidden" name="requestKey" value={requestKey} />
              <Button type="submit" size="lg" busy={sent?.get('intent') === 'take'}>
                {t('links.cart.take')}
              </Button>
            </Form>
          </>
        ) : (
          <Notice kind="warning">{t('links.cart.nothing')}</Notice>
        )}
      </div>
    </Page>
  )
}

/** Whose cart it still is does not add it a second time. */
function isInCart(link: CartLink, lines: Cart['items']): boolean {
  return link.items.every(({ product: { id }, quantity }) =>
    lines.some((line) => line.product.id === id && line.quantity >= quantity),
  )
}

function Total({ cart: { currency, total } }: { cart: CartLink }) {
  const t = useFullT()
  const money = useMoney(currency)
  return (
    <div className="grid gap-1">
      <p className="flex justify-between gap-4 font-bold text-lg">
        <span>{t('links.cart.total')}</span>
        <bdi dir="ltr">{money(total)}</bdi>
      </p>
      <p className="text-ink-muted text-sm">{t('links.cart.today')}</p>
    </div>
  )
}

function SharedItem({ item, currency }: { item: CartLink['items'][number]; currency: string }) {
  const t = useFullT()
  const money = useMoney(currency)
  const { product, options, quantity, price, formerPrice, available, missing } = item
  const isPart = missing === 'outOfStock' && available > 0
  return (
    <div className="grid grid-cols-[4rem_minmax(0,1fr)] items-start gap-x-4 gap-y-1 py-4 sm:grid-cols-[4rem_minmax(0,1fr)_auto]">
      <ProductPicture name={product.image ?? undefined} alt="" sizes="64px" />
      <div className="grid min-w-0 gap-1">
        <Link href={linePath(product)} className="font-semibold underline-offset-4 hover:underline">
          {quantity} × <bdi lang="es">{product.name}</bdi>
        </Link>
        {options.length > 0 && (
          <p className="text-ink-muted text-sm">
            <bdi lang="es">{options.join(', ')}</bdi>
          </p>
        )}
        {missing && (
          <p className="text-danger text-sm first-letter:uppercase">
            {isPart
              ? t('links.cart.left', { available, quantity })
              : t(`orders.repeat.reasons.${missing}`, { currency })}
          </p>
        )}
      </div>
      {price !== null && available > 0 && (
        <p className="max-sm:col-start-2 sm:text-end">
          <bdi dir="ltr" className="font-semibold">
            {money(price)}
          </bdi>
          {formerPrice !== null && (
            <span className="block text-ink-muted text-sm">
              {t('links.cart.former', { price: money(formerPrice) })}
            </span>
          )}
        </p>
      )}
    </div>
  )
}
