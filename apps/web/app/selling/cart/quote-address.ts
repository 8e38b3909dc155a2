import type { Cart } from '@tecnoclick/contract/selling/cart/schemas'
import type { Translate } from '@tecnoclick/messages/translate'

/** Longer ones are cut: an address has its limits, and the shop asks back anyway. */
const longestBody = 1500

/** 'Pedir cotización': the contact form, already filled with the cart's lines. */
export function quoteAddress({ items }: Pick<Cart, 'items'>, t: Translate): string {
  const lines = items.map(({ product, options, quantity }) => {
    const chosen = options.map(({ valueTitle }) => valueTitle).join(', ')
    return `${quantity} × ${product.name} (${product.sku})${chosen && `, ${chosen}`}`
  })
  const body = lines.join('\n').slice(0, longestBody)
  return `/site/contact-us-alt?${new URLSearchParams({ subject: t('cart.requestQuote'), body })}`
}
