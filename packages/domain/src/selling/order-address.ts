export interface AddressParts {
  street: string
  apartament: string | null
  city: string
  state: string
}

/** The pick-up point as stored with an order. */
export function pickupPointText({ name, address }: { name: string; address: string }): string {
  return `${name}, ${address}`
}

/** The address as stored with an order: street, apartment, city, state (selling.md#placing-an-order). Empty where it is not delivered. */
export function addressText(address: AddressParts | undefined): string {
  if (!address) return ''
  const { street, apartament, city, state } = address
  return [street, apartament, city, state].filter((part) => part !== null && part !== '').join(', ')
}

/** Municipality and province of an address as text, for whoever needs not read the street. */
export function townOf(address: string): string {
  return address.split(', ').slice(-2).join(', ')
}

/** The municipality alone. */
export function municipalityOf(address: string): string {
  return address.split(', ').at(-2) ?? ''
}
