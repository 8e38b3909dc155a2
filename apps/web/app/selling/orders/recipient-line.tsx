import type { Order } from '@tecnoclick/contract/selling/orders/schemas'

/** Who receives the order, with the phone that the shop calls. */
export function RecipientLine({ recipient: { name, phone } }: { recipient: Order['recipient'] }) {
  return (
    <>
      {name && <bdi>{name}</bdi>}
      {name && phone && ' · '}
      {phone && <bdi dir="ltr">{phone}</bdi>}
    </>
  )
}
