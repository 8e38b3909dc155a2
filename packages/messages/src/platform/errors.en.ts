import type { frontErrors as frontSource, restErrors as restSource } from './errors.es.ts'
import type { Translation } from './translation.ts'

export const frontErrors = {
  malformed: 'We could not understand the request. Reload the page and try again.',
  unauthenticated: 'Access denied',
  forbidden: 'You do not have sufficient permissions to perform this operation',
  notFound: 'We could not find what you are looking for.',
  conflict: 'This is not possible in the current state. Reload the page and check the details.',
  staleVersion: 'Someone else changed this data. Reload the page before saving.',
  outOfStock: 'The product {name} is not available',
  priceChanged: 'The price of a product has changed. Check the new amounts before you continue.',
  cartFull: 'A cart holds up to 50 lines and 99 units of each product.',
  noPrice: 'Some product has no price in this currency. Ask us for the price or choose another currency.',
  reviewExists: 'There is already a review of this product with that e-mail.',
  tooLarge: 'The file or text you sent is too large.',
  invalid: 'Check the marked fields.',
  tooMany: 'Too many attempts. Wait a few minutes and try again.',
  overloaded: 'The shop is very busy right now. Try again in a few seconds.',
  unavailable: 'The service is not available right now. Try again in a few minutes.',
  internal: 'An unexpected error occurred. Try again; if it continues, write to us.',
} as const satisfies Translation<typeof frontSource, 'en'>

export const restErrors = {
  emptyCart: 'Your cart is empty. Add a product before placing the order.',
  noAddress: 'No shipping addresses have been set up',
  codeUsed: 'That transaction code has already been used.',
  principalAddress: 'You cannot remove the main address. First set another address as the main one.',
  addressBookFull: 'You already have the maximum number of addresses. Remove one before adding another.',
  notDownloadable: 'The payment of this request has not been verified yet.',
  hardwareIdSent: 'The hardware ID of this request has already been sent.',
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
} as const satisfies Translation<typeof restSource, 'en'>
