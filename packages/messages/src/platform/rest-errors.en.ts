import type { restErrors as source } from './rest-errors.es.ts'
import type { Translation } from './translation.ts'

export const restErrors = {
  emptyCart: 'Your cart is empty. Add a product before placing the order.',
  unpaidLimit: 'Pay your orders first or order fewer units.',
  notDelivered: 'We do not deliver to that address. You can pick up your order.',
  deliveryMinimum: 'The order is below the minimum for delivery to that address.',
  noAddress: 'No shipping addresses have been set up',
  methodUnavailable: 'That payment method is not available for this order. Choose another one.',
  noTransferAccount:
    'We do not have an account in that currency yet. Write to us on WhatsApp to arrange the payment.',
  codeUsed: 'That transaction code has already been used.',
  principalAddress: 'You cannot remove the main address. First set another address as the main one.',
  addressBookFull: 'You already have the maximum number of addresses. Remove one before adding another.',
  notDownloadable: 'The payment of this request has not been verified yet.',
  hardwareIdSent: 'The hardware ID of this request has already been sent.',
  notReturnable: 'This order allows no return or warranty claim, or the deadline has passed.',
  returnUnits: 'You do not have that many units of this order left to return.',
  refundTooHigh: 'No more than was paid can be refunded.',
  quoteClosed: 'That quote has already been answered, was replaced or has expired.',
  notActivated: 'Your account is not activated. Check your email.',
  badCredentials: 'Wrong email or password.',
  secondFactorRequired: 'One more step to sign in.',
  challengeExpired: 'The sign-in has expired. Enter your email and password again.',
  badFactor: 'That code or key is not valid. Try again.',
  secondFactorMissing: 'Turn on two-step verification for your account to work in the back office.',
  confirmationRequired: 'Confirm that it is you to continue.',
  lastFactor: 'Your account needs a second factor. Add another one before removing this one.',
  badCode: 'The verification code is not valid or has expired.',
  unsupportedType: 'That type of file is not supported.',
} as const satisfies Translation<typeof source, 'en'>
