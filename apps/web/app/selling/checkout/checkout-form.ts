export const checkoutPage = '/shop/checkout'

/** The form has the total of each address: without script the choice is known only here. */
export function totalField(addressId: number | null): string {
  return addressId === null ? 'total' : `total-${addressId}`
}
