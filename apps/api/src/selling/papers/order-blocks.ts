import type { LinkedOrder, Order, OrderItem } from '@tecnoclick/contract/selling/orders/schemas'
import { approvedClientCode } from '@tecnoclick/domain/people/client-code'
import { keysOf } from '@tecnoclick/domain/platform/fields'
import { lineNotes } from '@tecnoclick/domain/selling/order'
import { orderFields } from '@tecnoclick/domain/selling/order-fields'
import type { Settings } from '@tecnoclick/domain/site/settings'
import { extraLineName } from '@tecnoclick/messages/selling/extra-line-name'
import type { Block, Cell, Fact, Sum } from '../../platform/papers/paper.ts'
import type { PaperWords } from '../../platform/papers/paper-words.ts'

type Amounts = Pick<Order, 'currency' | 'subtotal' | 'total' | 'additionalLines'>
type Buyer = Pick<Order, 'customer' | 'billingAddress'>

/** Seller and buyer with the codes that Cuban accounting requires. For a person `ruccode` is the identity number. */
export function parties(
  { customer, billingAddress }: Buyer,
  { t, typed, code }: PaperWords,
  shop: Pick<Settings, 'legalName' | 'legalCode' | 'address' | 'email' | 'phones'>,
  isBusiness: boolean,
): Block {
  const { ruccode, clicode } = customer
  const clientCode = approvedClientCode(clicode)
  const codes = isBusiness
    ? [
        ruccode ? code(t('orders.proforma.reeup', { code: ruccode })) : '',
        clientCode ? t('orders.proforma.clientCode', { code: clientCode }) : '',
      ]
    : [ruccode ? `${t('account.profile.identity')}: ${code(ruccode)}` : '']
  return {
    kind: 'parties',
    parties: [
      {
        title: t('orders.proforma.seller'),
        name: typed(shop.legalName),
        lines: [
          shop.legalCode.trim() === '' ? '' : code(t('orders.proforma.reeup', { code: shop.legalCode })),
          typed(shop.address),
          code(shop.email),
          code(shop.phones.join(' · ')),
        ],
      },
      {
        title: t('orders.proforma.buyer'),
        name: typed(customer.name),
        lines: [...codes, typed(billingAddress), code(customer.email), code(customer.phone)],
      },
    ],
  }
}

type Line = Pick<OrderItem, 'options' | 'combo' | 'quantity' | 'price' | 'amount'> & {
  product: Pick<OrderItem['product'], 'name' | 'sku'>
  serials?: readonly string[]
}

/** Product, notes and serials of a line. */
export function nameOf({ product, serials = [], ...line }: Line, { t, typed }: PaperWords): Cell {
  const serial = serials.length > 0 ? [t('paper.order.serial', { serial: serials.join(', ') })] : []
  return [typed(product.name), ...lineNotes(line).map(typed), ...serial]
}

export function linesTable(items: readonly Line[], currency: string, words: PaperWords): Block {
  const { t, money, code } = words
  return {
    kind: 'table',
    title: t('checkout.success.products'),
    columns: [
      { header: t('product.sku'), share: 14 },
      { header: t('cart.product'), share: 40 },
      { header: t('cart.quantity'), share: 12, align: 'end' },
      { header: t('cart.price'), share: 17, align: 'end' },
      { header: t('cart.lineTotal'), share: 17, align: 'end' },
    ],
    rows: items.map((item) => [
      code(item.product.sku),
      nameOf(item, words),
      String(item.quantity),
      money(item.price, currency),
      money(item.amount, currency),
    ]),
  }
}

export function totals({ currency, subtotal, total, additionalLines }: Amounts, words: PaperWords): Sum[] {
  const { t, money, typed } = words
  const parts: Sum[] = [
    { name: t('orders.detail.subtotal'), amount: money(subtotal, currency) },
    ...additionalLines.map(({ label, total: amount }) => ({
      name: typed(extraLineName(label, t)),
      amount: money(amount, currency),
    })),
  ]
  return [
    ...(additionalLines.length > 0 ? parts : []),
    { name: t('orders.detail.total'), amount: money(total, currency), isTotal: true },
  ]
}

/** How it was paid, what is missing or was given back. */
export function paidSums(
  order: Pick<LinkedOrder, 'payments' | 'paid' | 'due' | 'currency'> & Partial<Pick<Order, 'refunds'>>,
  methodName: (code: string) => string,
  { t, money }: PaperWords,
): Sum[] {
  const { payments, paid, due, currency, refunds = [] } = order
  const verified = payments.filter(({ state }) => state === 'verified')
  return [
    ...verified.flatMap(({ method, amount, currency: paidIn, settles, rate, received, exchangedChange }) => [
      { name: method ? methodName(method) : t('paper.order.paid'), amount: money(amount, paidIn) },
      ...(rate
        ? [
            {
              name: `${money(rate.paid, paidIn)} = ${money(rate.settled, currency)}`,
              amount: t('paper.order.settles', { amount: money(settles, currency) }),
            },
          ]
        : []),
      ...(received == null
        ? []
        : [
            { name: t('paper.order.received'), amount: money(received, paidIn) },
            { name: t('paper.order.change'), amount: money(Number((received - amount).toFixed(2)), paidIn) },
          ]),
      ...(exchangedChange
        ? [
            {
              name: t('paper.order.changeIn', { currency: exchangedChange.currency }),
              amount: money(exchangedChange.amount, exchangedChange.currency),
            },
          ]
        : []),
    ]),
    ...refunds.map(({ amount, currency: given }) => ({
      name: t('paper.order.refunded'),
      amount: money(amount, given),
    })),
    ...(paid > 0 && due > 0 ? [{ name: t('paper.order.due'), amount: money(due, currency) }] : []),
  ]
}

/** What the buyer wrote at checkout. */
export function writtenFacts(order: Order, { t, typed }: PaperWords): Fact[] {
  return keysOf(orderFields).map((key) => [t(`orders.fields.${key}`), typed(order[key])])
}
