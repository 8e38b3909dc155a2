import type { CustomerDetail } from '@tecnoclick/contract/people/customers/schemas'
import type { ListedOrder } from '@tecnoclick/contract/selling/orders/schemas'
import { readPhone } from '@tecnoclick/domain/platform/phone'
import { fixedFiles } from '@tecnoclick/domain/site/settings'
import { office } from '@tecnoclick/messages/office'
import { Avatar } from '@tecnoclick/ui/avatar'
import { Badge } from '@tecnoclick/ui/badge'
import { TextLink } from '@tecnoclick/ui/link'
import { useGetList } from 'ra-core'
import { useRow } from '../../platform/api/use-row.tsx'
import { BackLink } from '../../platform/layout/back-link.tsx'
import { ContactLinks } from '../../platform/layout/contact-links.tsx'
import { DateTime } from '../../platform/layout/date-time.tsx'
import { PageHeading } from '../../platform/layout/page-heading.tsx'
import { Fact, Facts, Section } from '../../platform/layout/section.tsx'
import { Money } from '../../platform/money.tsx'
import { Permitted } from '../../platform/permissions.tsx'
import { fillCount } from '../../platform/texts.ts'
import { listUrl } from '../../platform/urls.ts'
import { StatusBadge } from '../../selling/orders/order-actions.tsx'
import { AccountActions } from './account-actions.tsx'
import { CustomerBadges } from './customer-list.tsx'

const { customers } = office

export function CustomerPage() {
  const { row: customer, fallback } = useRow<CustomerDetail>('customers', 'addresses')
  if (!customer) return fallback
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
          <Permitted permission="orders:read">
            <LastOrders customer={customer} />
          </Permitted>
        </div>
        <div className="grid min-w-0 gap-4 max-lg:order-first">
          <Permitted permission="customers:write">
            <Section title={customers.account}>
              <AccountActions customer={customer} />
            </Section>
          </Permitted>
          <Bought customer={customer} />
          <Addresses customer={customer} />
        </div>
      </div>
    </>
  )
}

function Profile({ customer }: { customer: CustomerDetail }) {
  const {
    email,
    phone,
    website,
    city,
    state,
    role,
    clicode,
    ruccode,
    activatedDate,
    lastSignInDate,
    telegram,
    smsPhone,
  } = customer
  return (
    <Section title={customers.profile}>
      <ContactLinks email={email} phone={phone} />
      <div className="mt-4">
        <Facts>
          <Fact name={customers.clientCode}>{role === 'business' && clicode}</Fact>
          <Fact name={customers.ruccode[role]}>{ruccode}</Fact>
          <Fact name={customers.website}>{website}</Fact>
          <Fact name={customers.place}>{[city, state].filter(Boolean).join(', ')}</Fact>
          <Fact name={customers.created}>
            <DateTime date={customer.createdDate} />
          </Fact>
          <Fact name={customers.activated}>
            {activatedDate ? <DateTime date={activatedDate} /> : customers.states.unactivated}
          </Fact>
          <Fact name={customers.lastSignIn}>
            {lastSignInDate ? <DateTime date={lastSignInDate} /> : customers.never}
          </Fact>
          <Fact name={telegram?.isBroken ? office.mails.channels.telegram : customers.telegram}>
            {telegram &&
              (telegram.isBroken ? customers.telegramBroken : <DateTime date={telegram.connectedDate} />)}
          </Fact>
          <Fact name={customers.smsPhone}>{smsPhone && readPhone(smsPhone)}</Fact>
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
            <span>{fillCount(customers.boughtLine, orders)}</span>
            <Money amount={total} currency={currency} className="font-semibold" />
          </li>
        ))}
        {bought.length > 0 && (
          <Permitted permission="returns:read">
            <li>
              <TextLink href={listUrl('returns', { clientId: id })}>{office.returns.seeReturns}</TextLink>
            </li>
          </Permitted>
        )}
        <Permitted permission="payments:read">
          <li>
            <TextLink href={listUrl('credit', { userId: id })}>{office.credit.title}</TextLink>
          </li>
        </Permitted>
        {serviceOrders > 0 && (
          <li>
            <TextLink href={listUrl('service-orders', { customerId: id })}>
              {fillCount(customers.services, serviceOrders)}
            </TextLink>
          </li>
        )}
        {resetSales > 0 && (
          <li>
            <TextLink href={listUrl('reset-sales', { buyerId: id })}>
              {fillCount(customers.resets, resetSales)}
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

function LastOrders({ customer }: { customer: CustomerDetail }) {
  const { data = [], total = 0 } = useGetList<ListedOrder>('orders', {
    pagination: { page: 1, perPage: 8 },
    sort: { field: 'orderDate', order: 'DESC' },
    filter: { clientId: customer.id },
  })
  return (
    <Section
      title={customers.lastOrders}
      action={
        total > data.length && (
          <TextLink href={listUrl('orders', { clientId: customer.id })} className="text-sm">
            {customers.everyOrder}
          </TextLink>
        )
      }
    >
      {data.length === 0 && <p className="text-ink-muted text-sm">{customers.boughtNothing}</p>}
      <ul className="divide-y text-sm">
        {data.map((order) => (
          <li key={order.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
            <TextLink href={`/admin/orders/${order.id}`} className="font-semibold">
              {order.noSellOrden}
            </TextLink>
            <DateTime date={order.orderDate} className="text-ink-muted" />
            <StatusBadge status={order.status} />
            <Money amount={order.total} currency={order.currency} className="ms-auto font-semibold" />
          </li>
        ))}
      </ul>
    </Section>
  )
}
