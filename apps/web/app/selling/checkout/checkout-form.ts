export const checkoutPage = '/shop/checkout'

/** The choice of delivery names the form by this id: it is outside, because it contains the form of an address. */
export const orderFormId = 'pedido'

/**
 * The form has the total of each address and, where promotions depend on it, of each payment method: without script the choice is
 * known only here.
 */
export function totalField(addressId: number | null, paymentMethod: string | null = null): string {
  const place = addressId === null ? 'total' : `total-${addressId}`
  return paymentMethod === null ? place : `${place}-${paymentMethod}`
}
