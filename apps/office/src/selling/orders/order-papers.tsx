import type { ListedOrder } from '@tecnoclick/contract/selling/orders/schemas'
import { lineNotes } from '@tecnoclick/domain/selling/order'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { formatDateTime } from '@tecnoclick/messages/platform/format-date'
import type { ReactNode } from 'react'
import { useStoreName } from '../../platform/layout/page-heading.tsx'
import { Fact, Facts } from '../../platform/layout/section.tsx'
import { useMoney } from '../../platform/money.tsx'
import { CheckoutFacts } from './checkout-facts.tsx'

const { papers: texts } = office.deliveries
const { orders } = office

interface PaperProps {
  order: ListedOrder
  title: string
  children: ReactNode
}

function Paper({ order, title, children }: PaperProps) {
  const store = useStoreName()
  return (
    <div className="hidden text-sm print:block">
      <header className="mb-5 flex items-baseline justify-between gap-6 border-b pb-3">
        <p>
          <strong className="block font-extrabold text-lg">{store}</strong>
          {title}
        </p>
        <p className="text-end">
          <strong className="block text-base">{fillText(texts.number, { number: order.noSellOrden })}</strong>
          {formatDateTime(new Date(order.orderDate), 'es')}
        </p>
      </header>
      {children}
    </div>
  )
}

const cell = 'border-b px-2 py-2.5 align-top'

/** Goes to the shelves: what to take, a box to tick and room for the place. */
export function PackingSlip({ order }: { order: ListedOrder }) {
  const { items, homeDelivery, shippingAddress, pickupPoint, recipient } = order
  const units = items.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <Paper order={order} title={texts.packing}>
      <table className="mb-3 w-full border-collapse">
        <thead>
          <tr className="text-start">
            <Head>{texts.ready}</Head>
            <Head>{orders.words.quantity}</Head>
            <Head>{orders.words.sku}</Head>
            <Head>{orders.words.product}</Head>
            <Head>{texts.place}</Head>
          </tr>
        </thead>
        <tbody>
          {items.map(({ id, product, quantity, serials, ...line }) => (
            <tr key={id} className="break-inside-avoid">
              <td className={cell}>
                <span className="block size-5 border-2 border-ink" />
              </td>
              <td className={`${cell} font-bold text-base`}>{quantity}</td>
              <td className={`${cell} font-mono`}>{product.sku}</td>
              <td className={cell}>
                {product.name}
                {lineNotes(line).map((note) => (
                  <span key={note} className="block font-semibold">
                    {note}
                  </span>
                ))}
                {serials.length > 0 && <span className="block font-mono">{serials.join(', ')}</span>}
              </td>
              <td className={`${cell} w-32`} />
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mb-5 font-semibold">{fillText(texts.units, { count: units, lines: items.length })}</p>
      <Facts>
        <Fact name={orders.delivery}>
          {homeDelivery ? `${orders.homeDelivery}: ${shippingAddress}` : pickupPoint || orders.pickUp}
        </Fact>
        <Fact name={texts.recipient}>{recipient.name}</Fact>
        <CheckoutFacts order={order} />
      </Facts>
      <Lines names={[texts.packages, texts.packedBy, texts.checkedBy]} />
    </Paper>
  )
}

/** Goes with the courier and comes back signed: whom to look for, what to hand over and how much to collect. */
export function DeliveryNote({ order, courier }: { order: ListedOrder; courier: string | undefined }) {
  const money = useMoney()
  const { items, homeDelivery, shippingAddress, pickupPoint, recipient, due, currency } = order
  return (
    <Paper order={order} title={texts.note}>
      <div className="mb-5 grid grid-cols-[minmax(0,1fr)_auto] gap-8">
        <Facts>
          <Fact name={texts.recipient}>
            <strong>{recipient.name || order.customer.name}</strong>
          </Fact>
          <Fact name={texts.phone}>{recipient.phone ?? order.customer.phone}</Fact>
          <Fact name={texts.address}>{homeDelivery ? shippingAddress : pickupPoint || orders.pickUp}</Fact>
          <Fact name={texts.courier}>{courier}</Fact>
          <CheckoutFacts order={order} />
        </Facts>
        <p className="self-start border-2 border-ink px-4 py-3 text-center">
          <span className="block">{due > 0 ? texts.due : texts.paid}</span>
          <strong className="block text-lg">{money(due > 0 ? due : order.total, currency)}</strong>
        </p>
      </div>
      <table className="w-full border-collapse">
        <thead>
          <tr>
            <Head>{orders.words.quantity}</Head>
            <Head>{orders.words.product}</Head>
            <Head>{orders.words.sku}</Head>
          </tr>
        </thead>
        <tbody>
          {items.map(({ id, product, options, quantity }) => (
            <tr key={id} className="break-inside-avoid">
              <td className={`${cell} font-bold`}>{quantity}</td>
              <td className={cell}>
                {[product.name, ...options.map(({ valueTitle }) => valueTitle)].join(' · ')}
              </td>
              <td className={`${cell} font-mono`}>{product.sku}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Lines names={[texts.signature, texts.date]} />
      <Lines names={[texts.remarks]} />
    </Paper>
  )
}

function Head({ children }: { children: ReactNode }) {
  return <th className="border-b-2 border-ink px-2 pb-1.5 text-start font-semibold">{children}</th>
}

/** Lines to write on. */
function Lines({ names }: { names: readonly string[] }) {
  return (
    <div className="mt-14 grid auto-cols-fr grid-flow-col gap-10 break-inside-avoid">
      {names.map((name) => (
        <p key={name} className="border-t pt-1">
          {name}
        </p>
      ))}
    </div>
  )
}
