export interface AddressParts {
  street: string
  apartament: string | null
  city: string
  state: string
}

/** The address as stored with an order: street, apartment, city, state (selling.md#placing-an-order). */
export function addressText({ street, apartament, city, state }: AddressParts): string {
  return [street, apartament, city, state].filter((part) => part !== null && part !== '').join(', ')
}
