import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import { office } from '@tecnoclick/messages/office'
import { TextLink } from '@tecnoclick/ui/link'
import { Fact, Facts } from '../../platform/layout/facts.tsx'
import { PersonContact } from '../../platform/layout/person-contact.tsx'
import { Section } from '../../platform/layout/section.tsx'
import { approvedCode } from './approved-code.ts'

const { orders } = office

export function OrderPerson({ order }: { order: Order }) {
  const { customer, clientId, homeDelivery, shippingAddress, billingAddress, description } = order
  return (
    <>
      <Section title={orders.customer}>
        <p className="mb-1 font-semibold text-sm">{customer.name || customer.email}</p>
        <PersonContact email={customer.email} phone={customer.phone} />
        <div className="mt-3 empty:hidden">
          <Facts stacked>
            <Fact name={orders.clientCode}>{approvedCode(customer)}</Fact>
            <Fact name={orders.businessCode}>{customer.ruccode}</Fact>
          </Facts>
        </div>
        {clientId !== null && (
          <p className="mt-3 text-sm">
            <TextLink href={`/admin/customers/${clientId}`}>{orders.seeCustomer}</TextLink>
          </p>
        )}
      </Section>
      <Section title={orders.delivery}>
        <p className="font-semibold text-sm">{homeDelivery ? orders.homeDelivery : orders.pickUp}</p>
        {homeDelivery && <p className="text-sm">{shippingAddress}</p>}
        <div className="mt-3 empty:hidden">
          <Facts stacked>
            <Fact name={orders.billing}>{billingAddress}</Fact>
            <Fact name={orders.note}>
              {description && <span className="whitespace-pre-line">{description}</span>}
            </Fact>
          </Facts>
        </div>
      </Section>
    </>
  )
}
