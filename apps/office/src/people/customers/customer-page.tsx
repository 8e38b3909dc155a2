import type { CustomerDetail } from '@tecnoclick/contract/people/customers/schemas'
import { fixedFiles } from '@tecnoclick/domain/site/settings'
import { office } from '@tecnoclick/messages/office'
import { Avatar } from '@tecnoclick/ui/avatar'
import { Badge } from '@tecnoclick/ui/badge'
import { TextLink } from '@tecnoclick/ui/link'
import { useRow } from '../../platform/api/use-row.tsx'
import { BackLink } from '../../platform/layout/back-link.tsx'
import { Fact, Facts } from '../../platform/layout/facts.tsx'
import { PageHeading } from '../../platform/layout/page-heading.tsx'
import { PersonContact } from '../../platform/layout/person-contact.tsx'
import { Section } from '../../platform/layout/section.tsx'
import { When } from '../../platform/layout/when.tsx'
import { filteredAddress } from '../../platform/list/filtered-address.ts'
import { Money } from '../../platform/money/money.tsx'
import { sayCount } from '../../platform/say.ts'
import { AccountActions } from './account-actions.tsx'
import { CustomerBadges } from './customer-badges.tsx'
import { LastOrders } from './last-orders.tsx'

const { customers } = office

export function CustomerPage() {
  const { row: customer, instead } = useRow<CustomerDetail>('customers', 'addresses')
  if (!customer) return instead
  const { name, email, photo } = customer
  return (
    <>
      <BackLink href="/admin/customers">{customers.back}</BackLink>
      <div className="flex items-start gap-4">
        <Avatar
          decorative
          name={name || email}
          src={`/api/files/${photo ?? fixedFiles.defaultAvatar}?w=160`}
        />
        <PageHeading title={name || email} text={customers.roles[customer.role]} />
      </div>
      <p className="-mt-2 mb-5">
        <CustomerBadges customer={customer} />
      </p>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="grid min-w-0 gap-4">
          <Profile customer={customer} />
          <LastOrders customer={customer} />
        </div>
        <div className="grid min-w-0 gap-4 max-lg:order-first">
          <Section title={customers.account}>
            <AccountActions customer={customer} />
          </Section>
          <Bought customer={customer} />
          <Addresses customer={customer} />
        </div>
      </div>
    </>
  )
}

function Profile({ customer }: { customer: CustomerDetail }) {
  const { email, phone, website, city, state, role, clicode, ruccode, activatedDate, lastSignInDate } =
    customer
  return (
    <Section title={customers.profile}>
      <PersonContact email={email} phone={phone} />
      <div className="mt-4">
        <Facts>
          <Fact name={customers.clientCode}>{role === 'business' && clicode}</Fact>
          <Fact name={customers.ruccode[role]}>{ruccode}</Fact>
          <Fact name={customers.website}>{website}</Fact>
          <Fact name={customers.place}>{[city, state].filter(Boolean).join(', ')}</Fact>
          <Fact name={customers.created}>
            <When date={customer.createdDate} />
          </Fact>
          <Fact name={customers.activated}>
            {activatedDate ? <When date={activatedDate} /> : customers.states.unactivated}
          </Fact>
          <Fact name={customers.lastSignIn}>
            {lastSignInDate ? <When date={lastSignInDate} /> : customers.never}
          </Fact>
        </Facts>
      </div>
    </Section>
  )
}

function Bought({ customer: { id, bought, serviceOrders, resetSales } }: { customer: CustomerDetail }) {
  return (
    <Section title={customers.bought}>
      {bought.length === 0 && <p className="text-ink-muted text-sm">{customers.boughtNothing}</p>}
      <ul className="grid gap-1 text-sm">
        {bought.map(({ currency, orders, total }) => (
          <li key={currency} className="flex justify-between gap-4">
            <span>{sayCount(customers.boughtLine, orders)}</span>
            <Money amount={total} currency={currency} className="font-semibold" />
          </li>
        ))}
        {serviceOrders > 0 && (
          <li>
            <TextLink href={filteredAddress('service-orders', { customerId: id })}>
              {sayCount(customers.services, serviceOrders)}
            </TextLink>
          </li>
        )}
        {resetSales > 0 && (
          <li>
            <TextLink href={filteredAddress('reset-sales', { buyerId: id })}>
              {sayCount(customers.resets, resetSales)}
            </TextLink>
          </li>
        )}
      </ul>
    </Section>
  )
}

function Addresses({ customer: { addresses } }: { customer: CustomerDetail }) {
  return (
    <Section title={customers.addresses}>
      {addresses.length === 0 && <p className="text-ink-muted text-sm">{customers.noAddresses}</p>}
      <ul className="grid gap-3 text-sm">
        {addresses.map(({ id, text, phone, principal }) => (
          <li key={id} className="wrap-anywhere">
            {text} {principal && <Badge>{customers.principal}</Badge>}
            {phone && <span className="block text-ink-muted">{phone}</span>}
          </li>
        ))}
      </ul>
    </Section>
  )
}
