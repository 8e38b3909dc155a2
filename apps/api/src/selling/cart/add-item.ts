import type { NewCartItem } from '@tecnoclick/contract/selling/cart/schemas'
import { isSameChoice, isValidChoice, sortedChoice } from '@tecnoclick/domain/selling/cart-line'
import { fieldMessage } from '../../platform/http/field-errors.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import type { StoredCart } from '../stock/cart-lines.ts'
import type { WantedLine } from '../stock/hold-lines.ts'
import { unitPrice } from '../stock/read-goods.ts'
import { type CartEdit, keepLine, type Shopper } from './change-cart.ts'

/** The line with the same product and full option set grows, else a new line is added (selling.md#cart). */
export function addItem(shopper: Shopper, { productId, quantity = 1, options = [] }: NewCartItem): CartEdit {
  function apply({ lines, asked: goods }: StoredCart): WantedLine[] | Refusal {
    if (!goods?.enable) return refuse('notFound')
    if (!isValidChoice(options, goods.options)) {
      return refuse('invalid', { fields: { options: fieldMessage('validation.required') } })
    }
    const price = unitPrice(goods, options, shopper.customer, shopper.currency)
    if (price === undefined) return refuse('noPrice')
    const wanted = lines.map((line) => keepLine(line, shopper))
    const same = wanted.find((line) => line.productId === productId && isSameChoice(line.chosen, options))
    if (same) {
      same.quantity += quantity
      same.mustHold = true
      return wanted
    }
    const added = {
      ...{ id: undefined, productId, quantity, reserved: 0, name: goods.name },
      ...{ chosen: sortedChoice(options), seenPrice: price, seenCurrency: shopper.currency, mustHold: true },
    }
    return [...wanted, added]
  }
  return { productId, apply }
}
