import type { frontErrors as source } from './errors.es.ts'
import type { Translation } from './translation.ts'

export const frontErrors = {
  malformed: 'We could not understand the request. Reload the page and try again.',
  unauthenticated: 'Access denied',
  forbidden: 'You do not have sufficient permissions to perform this operation',
  notFound: 'We could not find what you are looking for.',
  conflict: 'This is not possible in the current state. Reload the page and check the details.',
  outOfStock: 'The product {name} is not available',
  unpaidLimit: 'You can reserve up to {units} units of {name}, your unpaid orders included.',
  priceChanged: 'The price of a product has changed. Check the new amounts before you continue.',
  chooseVariant: 'This product comes in several versions. Choose one.',
  cartFull: 'A cart holds up to 50 lines and 99 units of each product.',
  noPrice: 'Some product has no price in this currency. Ask us for the price or choose another currency.',
  reviewExists: 'There is already a review of this product with that e-mail.',
  tooLarge: 'The file or text you sent is too large.',
  invalid: 'Check the marked fields.',
  tooMany: 'Too many attempts. Wait a few minutes and try again.',
  overloaded: 'The shop is very busy right now. Try again in a few seconds.',
  unavailable: 'The service is not available right now. Try again in a few minutes.',
  noAnswer: 'There was no answer: we do not know whether it arrived. Check when the connection is back.',
  internal: 'An unexpected error occurred. Try again; if it continues, write to us.',
} as const satisfies Translation<typeof source, 'en'>
