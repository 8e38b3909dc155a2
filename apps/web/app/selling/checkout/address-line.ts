import type { Address } from '@tecnoclick/contract/people/addresses/schemas'
import { addressText } from '@tecnoclick/domain/selling/order-address'

/** As the order will store it. */
export function addressLine({ street, apartament, city, state }: Address): string {
  return addressText({ street, apartament, city: city.name, state: state.name })
}
