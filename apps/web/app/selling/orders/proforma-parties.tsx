import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import type { PublicSettings } from '@tecnoclick/domain/site/settings'
import { useFullT } from '@tecnoclick/ui/messages'

type Shop = Pick<PublicSettings, 'legalName' | 'legalCode' | 'address' | 'email' | 'phones'>

interface ProformaPartiesProps {
  order: Order
  shop: Shop
  /** For a person `ruccode` is the identity number and there is no client code (people.md#profiles). */
  isBusiness: boolean
}

/** Seller and buyer with the codes that Cuban accounting requires. */
export function ProformaParties({ order, shop, isBusiness }: ProformaPartiesProps) {
  const t = useFullT()
  const { customer, recipient } = order
  const code = customer.ruccode
  const codes = isBusiness
    ? [
        code && t('orders.proforma.reeup', { code }),
        customer.clicode && t('orders.proforma.clientCode', { code: customer.clicode }),
      ]
    : [code && `${t('account.profile.identity')}: ${code}`]
  return (
    <div className="grid gap-6 py-6 text-sm sm:grid-cols-2 print:grid-cols-2">
      <Party
        title={t('orders.proforma.seller')}
        name={shop.legalName}
        lines={[
          shop.legalCode && t('orders.proforma.reeup', { code: shop.legalCode }),
          shop.address,
          shop.email,
          shop.phones.join(' · '),
        ]}
      />
      <Party
        title={t('orders.proforma.buyer')}
        name={customer.name}
        lines={[...codes, order.billingAddress, customer.email, customer.phone]}
      />
      {recipient.phone && (
        <Party
          title={t('orders.detail.recipient')}
          name={recipient.name}
          lines={[order.shippingAddress || order.pickupPoint, recipient.phone]}
        />
      )}
    </div>
  )
}

interface PartyProps {
  title: string
  name: string
  lines: readonly (string | null)[]
}

function Party({ title, name, lines }: PartyProps) {
  return (
    <section>
      <h2 className="mb-1 font-medium text-ink-muted text-sm">{title}</h2>
      <p className="font-semibold">
        <bdi>{name}</bdi>
      </p>
      {lines.filter(Boolean).map((line) => (
        <p key={line}>
          <bdi>{line}</bdi>
        </p>
      ))}
    </section>
  )
}
