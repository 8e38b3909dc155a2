import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import { orderWhatsapp } from '@tecnoclick/contract/staff/desk/endpoints'
import { approvedClientCode } from '@tecnoclick/domain/people/client-code'
import { telephoneLink, whatsappLink } from '@tecnoclick/domain/platform/phone'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Button } from '@tecnoclick/ui/button'
import { TextLink } from '@tecnoclick/ui/link'
import MapPin from 'lucide-react/icons/map-pin'
import MessageCircle from 'lucide-react/icons/message-circle'
import Phone from 'lucide-react/icons/phone'
import { ContactLinks } from '../../platform/layout/contact-links.tsx'
import { useStoreName } from '../../platform/layout/page-heading.tsx'
import { Fact, Facts, Section } from '../../platform/layout/section.tsx'
import { Permitted } from '../../platform/permissions.tsx'
import { listUrl } from '../../platform/urls.ts'
import { WhatsappNotice } from '../../staff/desk/whatsapp-notice.tsx'
import { CheckoutFacts } from './checkout-facts.tsx'

const { orders } = office

function useGreeting({ noSellOrden: number }: Order): string {
  return fillText(orders.whatsappText, { store: useStoreName(), number })
}

/** Calling, writing and where it goes, at the top of the page. */
export function ContactStrip({ order }: { order: Order }) {
  const { customer, recipient, homeDelivery, shippingAddress, pickupPoint } = order
  const greeting = useGreeting(order)
  const phone = recipient.phone || customer.phone
  const place = homeDelivery ? shippingAddress : pickupPoint || orders.pickUp
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <strong className="wrap-anywhere">{customer.name || customer.email}</strong>
      {phone && (
        <span className="flex flex-wrap gap-2">
          <Button
            size="sm"
            variant="secondary"
            href={telephoneLink(phone)}
            icon={<Phone aria-hidden="true" className="size-4" />}
          >
            {phone}
          </Button>
          <Button
            size="sm"
            variant="secondary"
            href={whatsappLink(phone, greeting)}
            target="_blank"
            rel="noreferrer"
            icon={<MessageCircle aria-hidden="true" className="size-4" />}
          >
            {orders.whatsappShort}
          </Button>
        </span>
      )}
      {order.channel !== 'mostrador' && (
        <span className="flex min-w-0 items-start gap-1.5">
          <MapPin aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ink-muted" />
          <span className="wrap-anywhere">{place}</span>
        </span>
      )}
    </div>
  )
}

export function OrderCustomer({ order }: { order: Order }) {
  const { customer, recipient, clientId, homeDelivery, shippingAddress, pickupPoint, billingAddress } = order
  const greeting = useGreeting(order)
  return (
    <>
      <Section title={orders.customer}>
        <p className="mb-1 font-semibold text-sm">{customer.name || customer.email}</p>
        <ContactLinks email={customer.email} phone={customer.phone} text={greeting} />
        <WhatsappNotice
          endpoints={orderWhatsapp}
          id={order.id}
          version={order.version}
          phone={customer.phone || recipient.phone}
          write="orders:write"
        />
        <div className="mt-3 empty:hidden">
          <Facts stacked>
            <Fact name={orders.clientCode}>{approvedClientCode(customer.clicode)}</Fact>
            <Fact name={orders.businessCode}>{customer.ruccode}</Fact>
          </Facts>
        </div>
        {clientId !== null && <CustomerLinks clientId={clientId} />}
      </Section>
      <Section title={orders.delivery}>
        <p className="font-semibold text-sm">{homeDelivery ? orders.homeDelivery : orders.pickUp}</p>
        <p className="text-sm empty:hidden">{homeDelivery ? shippingAddress : pickupPoint}</p>
        {(recipient.name || recipient.phone) && (
          <div className="mt-3 grid gap-1">
            <p className="text-ink-muted text-sm">{orders.recipient}</p>
            <p className="font-semibold text-sm">{recipient.name}</p>
            <ContactLinks phone={recipient.phone} text={greeting} />
          </div>
        )}
        <div className="mt-3 empty:hidden">
          <Facts stacked>
            <Fact name={orders.billing}>{billingAddress}</Fact>
            <CheckoutFacts order={order} />
          </Facts>
        </div>
      </Section>
    </>
  )
}

/** To everything else of the customer. */
function CustomerLinks({ clientId }: { clientId: number }) {
  return (
    <ul className="mt-3 grid gap-1 text-sm">
      <li>
        <TextLink href={`/admin/customers/${clientId}`}>{orders.seeCustomer}</TextLink>
      </li>
      <li>
        <TextLink href={listUrl('orders', { clientId })}>{orders.otherOrders}</TextLink>
      </li>
      <Permitted permission="serviceOrders:read">
        <li>
          <TextLink href={listUrl('service-orders', { customerId: clientId })}>{orders.itsServices}</TextLink>
        </li>
      </Permitted>
      <Permitted permission="returns:read">
        <li>
          <TextLink href={listUrl('returns', { clientId })}>{orders.itsReturns}</TextLink>
        </li>
      </Permitted>
    </ul>
  )
}
