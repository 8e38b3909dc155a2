import { pick } from '@tecnoclick/domain/platform/fields'
import { withParts } from '@tecnoclick/domain/selling/sale-product'
import { lineColumns, orderColumns, type StoredOrder } from '../reading/stored-order.ts'
import type { PlacedOrder } from './placed-order-mails.ts'
import type { OrderFacts } from './read-order-facts.ts'

/** Of a new order, besides its number. */
const initialColumns = {
  respuesta: null,
  respondedAt: null,
  expiresAt: null,
  paymentCheckUntil: null,
  excessKept: null,
  version: 1,
}

/** A new order as `orderJson` reads it, known without reading it. */
export function storedOrderOf(
  order: PlacedOrder,
  { cart, buyer }: OrderFacts,
  { id, number, lineIds }: { id: number; number: string | null; lineIds: readonly number[] },
): StoredOrder {
  const { method, status, extraLines } = order
  const products = withParts(cart.lines.map(({ product }) => product))
  const orderDate = order.orderDate.toISOString()
  return {
    ...pick({ ...order, ...initialColumns, id, number, orderDate }, orderColumns),
    step: null,
    extraLines,
    customer: {
      name: order.buyerName ?? '',
      email: order.buyerEmail,
      phone: order.buyerPhone,
      clicode: buyer.clicode,
      ruccode: buyer.ruccode,
    },
    recipient: { name: order.recipientName ?? '', phone: order.recipientPhone },
    lines: order.lines.map((line, index) => {
      const product = products.find((known) => known.id === line.productId)
      const { slug = '', image = null, enable = false, parentId = null } = product ?? {}
      return {
        ...pick({ ...line, id: lineIds[index] ?? 0, listPrice: null }, lineColumns),
        product: { id: line.productId, parentId, name: line.productName, sku: line.sku, slug, image, enable },
        serials: [],
      }
    }),
    method: method ? { shopAccounts: method.shopAccounts, accounts: method.accounts } : null,
    payments: [],
    refunds: [],
    unreadSince: null,
    messages: [],
    history: [{ at: orderDate, event: 'placed', status, note: '', staff: false }],
  }
}
