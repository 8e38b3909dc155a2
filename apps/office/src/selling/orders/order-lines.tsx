import type { ListedOrder, OrderItem } from '@tecnoclick/contract/selling/orders/schemas'
import { lineNotes } from '@tecnoclick/domain/selling/order'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Link } from '@tecnoclick/ui/link'
import { type Column, Table } from '@tecnoclick/ui/table'
import { Money } from '../../platform/money.tsx'

const { words, linesCaption, columns: names } = office.orders

function columnsIn(currency: string): readonly Column<OrderItem>[] {
  return [
    {
      key: 'product',
      header: words.product,
      className: 'free-text max-md:block max-md:text-start max-md:before:hidden',
      cell: ({ product, serials, ...line }) => (
        <>
          <span className="block font-semibold">
            <Link href={`/admin/products/${product.id}`} className="hover:underline">
              {product.name}
            </Link>
          </span>
          <span className="block text-ink-muted text-xs">{product.sku}</span>
          {lineNotes(line).map((note) => (
            <span key={note} className="block text-ink-muted text-xs">
              {note}
            </span>
          ))}
          {serials.map((serial) => (
            <span key={serial} className="block font-mono text-ink-muted text-xs">
              {fillText(office.serials.passport.serial, { serial })}
            </span>
          ))}
        </>
      ),
    },
    {
      key: 'price',
      header: words.price,
      align: 'end',
      cell: ({ price, listPrice }) => (
        <>
          {listPrice !== null && (
            <s className="block text-ink-muted text-xs">
              <Money amount={listPrice} currency={currency} />
            </s>
          )}
          <Money amount={price} currency={currency} />
        </>
      ),
    },
    { key: 'quantity', header: words.quantity, align: 'end', cell: ({ quantity }) => quantity },
    {
      key: 'amount',
      header: words.amount,
      align: 'end',
      cell: ({ amount }) => <Money amount={amount} currency={currency} className="font-semibold" />,
    },
  ]
}

export function OrderLines({ order }: { order: ListedOrder }) {
  const { items, additionalLines, subtotal, total, currency } = order
  const sums = [
    { label: words.subtotal, total: subtotal },
    ...additionalLines,
    { label: names.total, total, isLast: true },
  ]
  return (
    <>
      <Table
        caption={linesCaption}
        columns={columnsIn(currency)}
        rows={items}
        rowKey={({ id }) => id}
        className="[&_td]:md:py-2.5 [&_td]:md:align-top"
      />
      <dl className="ms-auto mt-3 grid max-w-72 gap-1.5 text-sm">
        {sums.map(({ label, total, ...sum }) => (
          <div
            key={label}
            className={
              'isLast' in sum
                ? 'flex justify-between gap-4 border-t pt-2 font-bold text-base'
                : 'flex justify-between gap-4'
            }
          >
            <dt>{label}</dt>
            <dd>
              <Money amount={total} currency={currency} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
