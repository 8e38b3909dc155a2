export interface AddressParts {
  street: string
  apartament: string | null
  city: string
  state: string
}

/** The text an order keeps of an address (A §3): street, apartment, city, state. */
export function addressText({ street, apartament, city, state }: AddressParts): string {
  return [street, apartament, city, state].filter((part) => part !== null && part !== '').join(', ')
}
