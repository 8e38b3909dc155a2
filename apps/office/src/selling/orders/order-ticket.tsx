import type { ListedOrder } from '@tecnoclick/contract/selling/orders/schemas'
import type { PublicSettings } from '@tecnoclick/domain/site/settings'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { cx } from '@tecnoclick/ui/cx'
import { DateTime } from '../../platform/layout/date-time.tsx'
import { useMoney } from '../../platform/money.tsx'
import { ReceiptFacts, Sum } from './receipt-facts.tsx'

const { orders } = office
const { receipt: texts, words } = orders

interface OrderTicketProps {
  order: ListedOrder
  shop: PublicSettings | undefined
  paper: 'roll80' | 'roll58'
}

/** A receipt for a roll of 80 or 58 mm, which print 72 and 48 mm. */
export function OrderTicket({ order, shop, paper }: OrderTicketProps) {
  const money = useMoney()
  const { items, additionalLines, subtotal, total, currency, customer } = order
  return (
    <div
      className={cx(
        'hidden text-black leading-snug print:block',
        paper === 'roll80' ? 'ticket-80 text-[11px]' : 'ticket-58 text-[10px]',
      )}
    >
      <header className="mb-2 border-black border-b border-dashed pb-2 text-center">
        <ShopDetails shop={shop} />
        <p className="mt-2 font-bold">{fillText(orders.sheet.title, { number: order.noSellOrden })}</p>
        <DateTime date={order.orderDate} />
        {customer.name && <p>{customer.name}</p>}
      </header>
      <ul>
        {items.map(({ id, product, options, quantity, price, amount, serials }) => (
          <li key={id} className="mb-1 break-inside-avoid">
            {product.name}
            {options.map(({ valueId, valueTitle }) => (
              <span key={valueId}> · {valueTitle}</span>
            ))}
            {serials.length > 0 && (
              <span className="block">
                {fillText(office.serials.passport.serial, { serial: serials.join(', ') })}
              </span>
            )}
            <Sum
              name={fillText(texts.line, { quantity, price: money(price, currency) })}
              amount={money(amount, currency)}
            />
          </li>
        ))}
      </ul>
      <div className="mt-2 border-black border-t border-dashed pt-2">
        {additionalLines.length > 0 && <Sum name={words.subtotal} amount={money(subtotal, currency)} />}
        {additionalLines.map(({ label, total: amount }) => (
          <Sum key={label} name={label} amount={money(amount, currency)} />
        ))}
        <p className="mt-1 flex justify-between gap-2 font-bold text-[1.25em]">
          <span>{orders.columns.total}</span>
          <span className="whitespace-nowrap">{money(total, currency)}</span>
        </p>
        <ReceiptFacts order={order} />
      </div>
      <p className="mt-3 text-center">{texts.thanks}</p>
    </div>
  )
}

/** Name, address, phones and REEUP of the shop. */
export function ShopDetails({ shop }: { shop: PublicSettings | undefined }) {
  if (!shop) return null
  const { storeName, legalName, address, phones, legalCode } = shop
  return (
    <>
      <p className="font-extrabold text-[1.3em]">{storeName}</p>
      {legalName && legalName !== storeName && <p>{legalName}</p>}
      <p>{address}</p>
      {phones.length > 0 && <p>{fillText(texts.phones, { phones: phones.join(', ') })}</p>}
      {legalCode.trim() !== '' && <p>{fillText(texts.reeup, { code: legalCode })}</p>}
    </>
  )
}
